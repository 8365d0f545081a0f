import { DIFFICULTIES, EXPANSIONS, OPTIONS, State, VARIANTS } from "./built/data";
import { numbers } from "./memory";

export type OptionName = keyof typeof OPTIONS;
export type OptionValue = boolean | string | number;

/** What a table agreed to play, all of it checked. */
export interface Agreed {
  readonly players: number;
  readonly variant: keyof typeof VARIANTS;
  readonly expansions: readonly (typeof EXPANSIONS)[number][];
  readonly difficulty: keyof typeof DIFFICULTIES | null;
  readonly options: Readonly<Record<OptionName, OptionValue>>;
}

/** The number that stands for a value in the state. */
function numberOf(name: OptionName, value: OptionValue): number {
  const option = OPTIONS[name];
  return "values" in option ? (option.values as readonly string[]).indexOf(String(value)) : Number(value);
}

/** A state that has nothing in it but what was agreed. */
export function agreed(terms: Agreed): Uint8Array<ArrayBuffer> {
  const state = new Uint8Array(State.size);
  const put = (name: keyof typeof State.fields, value: number) => {
    numbers(state.buffer, 0, State, name)[0] = value;
  };
  put("seats", terms.players);
  put("options.variant", VARIANTS[terms.variant]);
  for (const name of EXPANSIONS) put(`options.${name}`, Number(terms.expansions.includes(name)));
  for (const name of Object.keys(OPTIONS) as OptionName[]) put(`options.${name}`, numberOf(name, terms.options[name]));
  return state;
}

/** [X2] what the opponent begins with. */
export function opponentSupply(terms: Agreed): number {
  return terms.difficulty === null ? 0 : DIFFICULTIES[terms.difficulty];
}

// A whole bot for Project L: it places a piece if it can, and else does anything. Try it:
//
//     projectl play --seats you,exec:"node examples/bot.js"

const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "hello", protocol: 1, name: "example in JavaScript" });
  } else if (message.type === "decide") {
    const places = message.moves.filter((move) => move.startsWith("place"));
    const choices = places.length ? places : message.moves;
    say({ type: "move", move: choices[Math.floor(Math.random() * choices.length)] });
  } // new_game, result, quit, forfeit: nothing to say
});

function say(answer) {
  process.stdout.write(JSON.stringify(answer) + "\n");
}

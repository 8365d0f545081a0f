/** The messages of a table, made of what the server reads and writes (`web/messages.py`). */
export type * from "../made/messages";

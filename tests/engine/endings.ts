// The page's sources leave out the endings of what they import; whoever builds it finds them, and so does Node here.

import { registerHooks } from "node:module";

registerHooks({
  resolve: (name, context, next) => next(/^\.[^?]*\/[^.]+$/.test(name) ? `${name}.ts` : name, context),
});

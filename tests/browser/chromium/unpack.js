// Unpacks the Chromium of @sparticuz/chromium, its libraries and its fonts, into the folder that TMPDIR names.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { inflate } from "@sparticuz/chromium";

const packed = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..", "bin");
for (const file of ["al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br", "chromium.br"]) {
  await inflate(join(packed, file));
}

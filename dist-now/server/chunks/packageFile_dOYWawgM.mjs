import { findPackageJSON } from "node:module";
// src/lib/server/door/process/packageFile.ts
/** The product's `package.json`. The build and the source are in different subfolders of the same folder. */
var packageFile = findPackageJSON(import.meta.url) ?? "package.json";
export { packageFile as t };

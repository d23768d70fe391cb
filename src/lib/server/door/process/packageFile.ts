import { findPackageJSON } from 'node:module'

/** The product's `package.json`. The build and the source are in different subfolders of the same folder. */
export const packageFile = findPackageJSON(import.meta.url) ?? 'package.json'

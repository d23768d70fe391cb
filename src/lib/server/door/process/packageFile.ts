import { findPackageJSON } from 'node:module'

/** The product's `package.json`: the build lies elsewhere than the source, but in the same folder of it. */
export const packageFile = findPackageJSON(import.meta.url) ?? 'package.json'

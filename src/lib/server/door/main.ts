// The program `node dist/server/door.mjs`: serves the site, and is each of several workers. Nothing is imported before the version is known to be enough,
// because an older Node would fail on the imports with words that tell nobody what to do.
if (Number(process.versions.node.split('.')[0]) < 26) {
  console.error(`This product needs Node 26 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
// The data folder holds people's answers and password hashes: other users of this machine must not read it.
process.umask(0o077)
const { becomeLean } = await import('./process/restartWithMemoryFlags.ts')
const { keepCompiled } = await import('./process/compiled.ts')
becomeLean()
keepCompiled()
const { runDoor } = await import('./runDoor.ts')
await runDoor(process.env)
export {}

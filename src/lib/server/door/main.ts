// The program `node dist/server/door.mjs`: serves the site, and is also each of several workers. It checks the version
// before it imports anything, because an older Node would fail on the imports with an error message that does not help
// the user.
if (Number(process.versions.node.split('.')[0]) < 26) {
  console.error(`This product needs Node 26 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
// The data folder holds users' answers and password hashes. Other users of this machine must not read it.
process.umask(0o077)
// React reads this when it is loaded. In development mode it runs extra checks at half the speed.
process.env.NODE_ENV ||= 'production'
const { restartWithMemoryFlags } = await import('./process/restartWithMemoryFlags.ts')
const { keepCompiled } = await import('./process/compiled.ts')
restartWithMemoryFlags()
keepCompiled()
const { runDoor } = await import('./runDoor.ts')
await runDoor(process.env)
export {}

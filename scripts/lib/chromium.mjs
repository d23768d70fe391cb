import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from './machine.mjs'

/** Runs without a screen: it draws the same as the full browser in half the processor time. */
const HEADLESS = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Starts the browser quietly, as root too: nothing is fetched that a page does not ask for. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser for tests: the one of CHROMIUM_PATH, else Chromium's headless build, else a full one.
 * @returns {string
 * undefined} the path of the program
 */
export function findChromium() {
  return firstOf([process.env.CHROMIUM_PATH, HEADLESS, ...WHOLE])
}

/**
 * The browser for audits, which must be like the users' browsers: a full one before the headless build.
 * @returns {string
 * undefined} the path of the program
 */
export function findWholeChromium() {
  return firstOf([process.env.CHROMIUM_PATH, ...WHOLE, HEADLESS])
}

function firstOf(paths) {
  return paths.find((path) => path && existsSync(path))
}

/**
 * The browser of the tests. Installs the headless build if that is possible (on Debian, as root) and no other is
 * requested.
 * @returns {string} the path of the program
 */
export function chromium() {
  const own = findChromium()
  if (own && own === process.env.CHROMIUM_PATH) return own
  if (own !== HEADLESS && canInstall()) {
    say('Installing headless Chromium …')
    // If there is a browser already, do not update the lists of packages.
    if (!own) aptGet('update')
    if (aptInstall('chromium-headless-shell', 'fonts-noto-core')) return HEADLESS
    say(
      own ? `It cannot be installed here; using ${own}.` : 'It cannot be installed here; installing the full browser …',
    )
    if (!own && aptInstall('chromium', 'fonts-noto-core')) return WHOLE[0]
  }
  if (own) return own
  console.error('The browser tests need Chromium. Install it, or say where it is with CHROMIUM_PATH.')
  process.exit(1)
}

export function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

export function aptInstall(...packages) {
  return aptGet('install', '-y', '--no-install-recommends', ...packages)
}

export function aptGet(...args) {
  const { status } = spawnSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=10', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  })
  return status === 0
}

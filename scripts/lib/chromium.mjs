import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from './machine.mjs'

/** Made to run without a screen: draws the same as the whole browser, for half the processor time. */
const HEADLESS = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Where a browser for tests is: what CHROMIUM_PATH names, else Chromium's headless build, else a whole one.
 * @returns {string | undefined} the path of the program
 */
export function findChromium() {
  return firstOf([process.env.CHROMIUM_PATH, HEADLESS, ...WHOLE])
}

/**
 * Where a browser for audits is, which are about what people have: a whole one sooner than the headless build.
 * @returns {string | undefined} the path of the program
 */
export function findWholeChromium() {
  return firstOf([process.env.CHROMIUM_PATH, ...WHOLE, HEADLESS])
}

function firstOf(paths) {
  return paths.find((path) => path && existsSync(path))
}

/**
 * The browser of the tests. The headless build is installed where that can be done (on Debian, as root) and no other
 * is asked for.
 * @returns {string} the path of the program
 */
export function chromium() {
  const own = findChromium()
  if (own && own === process.env.CHROMIUM_PATH) return own
  if (own !== HEADLESS && canInstall()) {
    say('Installing headless Chromium …')
    // Where there is a browser to go on with, nobody waits for lists of packages.
    if (!own) aptGet('update')
    if (aptInstall('chromium-headless-shell', 'fonts-noto-core')) return HEADLESS
    say(own ? `It cannot be had here; going on with ${own}.` : 'It cannot be had here; installing the whole browser …')
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

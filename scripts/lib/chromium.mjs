import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run, say } from './machine.mjs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of the tests: CHROMIUM_PATH, the machine's own, else (on Debian, as root) it is installed. */
export function chromium() {
  const found = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path))
  if (found) return found
  if (spawnSync('apt-get', ['--version']).status !== 0 || process.getuid?.() !== 0) {
    console.error('The browser tests need Chromium. Install it, or say where it is with CHROMIUM_PATH.')
    process.exit(1)
  }
  say('Installing Chromium …')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
  return PLACES[0]
}

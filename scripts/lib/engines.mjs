import { existsSync, globSync } from 'node:fs'
import { aptGet, aptInstall, canInstall, findChromium } from './chromium.mjs'
import { say } from './machine.mjs'

/** The names of the Debian packages. */
const packages = {
  chromium: ['chromium-headless-shell', 'fonts-noto-core'],
  firefox: ['firefox-esr', 'fonts-noto-core'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-noto-core'],
}

/**
 * Where the programs of the three browser engines are. `CHROMIUM_PATH` and `FIREFOX_PATH` name others than the usual.
 * @returns {{ chromium: string | undefined, firefox: string | undefined, webkit: { driver: string, browser: string } | undefined }}
 *   undefined for an engine that is not installed
 */
export function findEngines() {
  const [driver] = ['/usr/bin/WebKitWebDriver'].filter(existsSync)
  const [browser] = globSync('/usr/lib/*-linux-gnu/webkit*gtk-*/MiniBrowser')
  const hasScreen = existsSync('/usr/bin/xvfb-run') && existsSync('/usr/bin/xauth')
  return {
    chromium: findChromium(),
    firefox: [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
      (path) => path && existsSync(path),
    ),
    webkit: driver && browser && hasScreen ? { driver, browser } : undefined,
  }
}

/** Installs the engines that are missing (on Debian, as root); elsewhere says what is missing and ends the command. */
export function installEngines() {
  const missing = missingEngines()
  if (missing.length > 0 && canInstall()) {
    say(`Installing ${missing.join(', ')} …`)
    aptGet('update')
    aptInstall(...new Set(missing.flatMap((name) => packages[name])))
  }
  const still = missingEngines()
  if (still.length === 0) return
  for (const name of still) console.error(`${name} is missing. Debian's packages: ${packages[name].join(' ')}`)
  process.exit(1)
}

function missingEngines() {
  return Object.entries(findEngines()).flatMap(([name, program]) => (program ? [] : [name]))
}

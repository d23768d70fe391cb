import { spawnSync } from 'node:child_process'
import { aptGet, aptInstall, canInstall } from './chromium.mjs'
import { say } from './machine.mjs'

/** Makes sure that Java is there, which runs the HTML validator: installs it on Debian as root, else ends the command. */
export function installJava() {
  if (hasJava()) return
  if (canInstall()) {
    say('Installing Java for the HTML validator …')
    aptGet('update')
    aptInstall('default-jre-headless')
    if (hasJava()) return
  }
  console.error('The HTML validator needs Java 11 or newer. Install it (on Debian: default-jre-headless).')
  process.exit(1)
}

function hasJava() {
  return spawnSync('java', ['-version']).status === 0
}

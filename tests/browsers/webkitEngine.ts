import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Origin, type WebDriver } from 'selenium-webdriver'
import type { Driver, Engine } from './driver.ts'

const START_MS = 20_000

/** Starts WebKit's WebDriver on a screen in memory; each visitor is a session, which keeps nothing. */
export async function startWebKit(programs: { driver: string; browser: string }): Promise<Engine> {
  const port = await freePort()
  const screen = ['-a', '-s', '-screen 0 1440x1000x24']
  const server = spawn('xvfb-run', [...screen, programs.driver, `--port=${port}`], {
    // A group of its own: the screen and the driver must end together.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)
  return {
    name: 'WebKit',
    async newVisitor() {
      const session = await new Builder()
        .usingServer(url)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        })
        .build()
      await session.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 })
      return webKitDriver(session)
    },
    close: () => endGroup(server),
  }
}

function webKitDriver(session: WebDriver): Driver {
  return {
    open: (url) => session.get(url),
    run: (code, ...args) => session.executeScript(code, ...args),
    async click(find, ...args) {
      const element = await session.executeScript<{ click(): Promise<void> } | null>(find, ...args)
      await element?.click()
      return element !== null
    },
    async clickAt({ x, y }) {
      await session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform()
    },
    async type(text) {
      await session.switchTo().activeElement().sendKeys(text.replaceAll('\n', '\uE007'))
    },
    close: () => session.quit(),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

async function untilReady(url: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(100)) {
    const isReady = await fetch(`${url}/status`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
  }
  throw new Error(`WebKitWebDriver does not listen after ${START_MS} ms.`)
}

async function endGroup(server: ChildProcess): Promise<void> {
  if (!server.pid || server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  process.kill(-server.pid, 'SIGTERM')
  await ended
}

import type { Page } from '@playwright/test'

/** Holds back the scripts whose names match, until the returned function is called. */
export async function holdScript(page: Page, name: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(name, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

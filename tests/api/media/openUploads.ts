import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Role } from '#shared/access/roles.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

export const password = 'demo-academy'
export const uploads = '/api/v2/uploads'
export const accounts: Record<Role, string> = {
  learner: 'learner@demo.test',
  instructor: 'instructor@demo.test',
  content_manager: 'content@demo.test',
  incentives_manager: 'incentives@demo.test',
  course_administrator: 'courses@demo.test',
  administrator: 'admin@demo.test',
}

export function drawn({ width = 1800, height = 1200 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#1f7a8c' } })
}

export async function openUploads(role: Role = 'administrator') {
  const db = await demoDatabase()
  const browser = browserAt(db)
  await browser.signIn(accounts[role], password)
  const folder = browser.runtime.config.dataDir
  return {
    db,
    browser,
    send: (content: Uint8Array | string, { purpose = 'product', name = 'a.png', type = 'image/png' } = {}) =>
      browser.ask(uploads, { upload: formOf(content, { purpose, name, type }) }),
    stored: () => filesIn(join(folder, 'uploads')),
    left: () => filesIn(join(folder, 'incoming')),
    read: (file: string) => browser.runtime.media.storage.read(file.slice('/media/'.length)),
  }
}

export function formOf(
  content: Uint8Array | string,
  { purpose = 'product', name = 'a.png', type = 'image/png' },
): FormData {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type }))
  return form
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

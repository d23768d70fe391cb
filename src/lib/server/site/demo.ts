import { z } from 'zod'
import { roles } from '#shared/access/roles.ts'
import type { Reader } from '../db/database.ts'

const Demo = z.strictObject({
  /** The accounts that the login page offers, in its order. */
  signIns: z.array(z.strictObject({ mail: z.string(), full_name: z.string(), role: z.enum(roles) })),
  /** The password of all these accounts. */
  password: z.string(),
})

/** The demo accounts of a database with the demo academy. */
export type Demo = z.infer<typeof Demo>

/** Parses the stored text of the setting `demo`. The demo of an older version has no accounts in it. */
export function parseDemo(text: string | undefined): Demo | null {
  if (text === undefined) return null
  const parsed = Demo.safeParse(JSON.parse(text))
  return parsed.success ? parsed.data : { signIns: [], password: '' }
}

/** Returns the demo accounts, or null for a real site. */
export async function readDemo(reader: Reader): Promise<Demo | null> {
  const row = await reader.selectFrom('settings').select('value').where('name', '=', 'demo').executeTakeFirst()
  return parseDemo(row?.value)
}

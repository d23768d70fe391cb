import { appendFileSync } from 'node:fs'

/** A page, a call that reads, or a call that changes something. */
export type Kind = 'page' | 'read' | 'write'

/** One request with its outcome; `status` 0: no answer within the limit, or a broken connection. */
export interface Outcome {
  /** Milliseconds since 1970 at the end of the request. */
  at: number
  player: string
  kind: Kind
  path: string
  status: number
  ms: number
}

/** A purchase that the site has acknowledged. */
export interface Purchase {
  at: number
  uid: number
  key: string
  order: number
  /** How often it was sent until there was an answer. */
  tries: number
}

/** An uploaded file that the site has acknowledged. */
export interface StoredFile {
  file: string
  bytes: number
}

export interface Answer {
  status: number
  text: string
}

export interface Site {
  ask(request: Request): Promise<Answer>
  /** Notes a purchase at once, so that the end of this program does not lose it. */
  noteBought(purchase: Purchase): void
  noteStored(stored: StoredFile): void
  outcomes: readonly Outcome[]
  purchases: readonly Purchase[]
  /** Whether the players go on. */
  goesOn(): boolean
}

export interface Request {
  player: string
  kind: Kind
  path: string
  cookie?: string
  /** Sent with POST: a form as it is, anything else as JSON. */
  body?: unknown
  /** Idempotency-Key of a request that changes something. */
  key?: string
}

const PATIENCE_MS = 35_000

/**
 * A site that players ask. Each outcome is kept, and written as a line of JSON.
 * @param files where outcomes and purchases are written; without: nowhere
 */
export function openSite(
  url: string,
  { goesOn, files }: { goesOn: () => boolean; files?: Record<'outcomes' | 'purchases' | 'uploads', string> },
): Site {
  const outcomes: Outcome[] = []
  const purchases: Purchase[] = []
  const browser = { accept: 'text/html,application/json', 'accept-language': 'en' }

  return {
    outcomes,
    purchases,
    goesOn,
    async ask({ player, kind, path, cookie, body, key }) {
      const began = performance.now()
      const headers = {
        ...browser,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { origin: url }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      }
      const sent =
        body === undefined ? {} : { method: 'POST', body: body instanceof FormData ? body : JSON.stringify(body) }
      const answer = await answerOf(url + path, { ...sent, headers })
      const outcome = { at: Date.now(), player, kind, path, status: answer.status, ms: performance.now() - began }
      outcomes.push(outcome)
      if (files) appendFileSync(files.outcomes, `${JSON.stringify(outcome)}\n`)
      return answer
    },
    noteBought(purchase) {
      purchases.push(purchase)
      if (files) appendFileSync(files.purchases, `${JSON.stringify(purchase)}\n`)
    },
    noteStored(stored) {
      if (files) appendFileSync(files.uploads, `${JSON.stringify(stored)}\n`)
    },
  }
}

async function answerOf(url: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    return { status: answer.status, text: await answer.text() }
  } catch {
    // The connection broke, or nothing came in time: the player sees no answer.
    return { status: 0, text: '' }
  }
}

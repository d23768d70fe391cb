import { atom, type ReadableAtom } from 'nanostores'
import { noticeFailure } from '../failures.ts'
import { getData } from '../retries.ts'

export interface Disclaimer {
  /** The text to agree to; '' hides the banner. */
  $text: ReadableAtom<string>
  /** Hides the banner at once, records the agreement, then reads whether there is still a text to agree to. */
  agree(): Promise<void>
}

/**
 * The cookie disclaimer of the page.
 * @param calls `agree` sends the agreement; `fetchText` reads the user's disclaimer from the general settings; `fail`
 *   shows the user that it did not work
 */
export function createDisclaimer(
  text: string,
  calls: { agree(): Promise<void>; fetchText(): Promise<string>; fail(error: unknown): void } = {
    agree: postAgreement,
    fetchText,
    fail: noticeFailure,
  },
): Disclaimer {
  const $text = atom(text)
  return {
    $text,
    agree: async () => {
      const shown = $text.get()
      $text.set('')
      try {
        await calls.agree()
        $text.set(await calls.fetchText())
      } catch (error) {
        $text.set(shown)
        calls.fail(error)
      }
    },
  }
}

export const AGREE_PATH = '/system/ajax/cookies-disclaimer/agree'

async function postAgreement(): Promise<void> {
  const response = await fetch(AGREE_PATH, { method: 'POST', body: new URLSearchParams({ ajax: 'true' }) })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
}

async function fetchText(): Promise<string> {
  return (await getData('GET settings?type=general')).disclaimer_text
}

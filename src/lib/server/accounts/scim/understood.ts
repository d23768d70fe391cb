import SCIMMY from 'scimmy'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'

/**
 * Runs a part of the SCIM library on what a client sent. Its errors are about the request.
 * @throws Refusal 400, with the library's words where it refuses by itself; the code is the one of SCIM (RFC 7644, section 3.12)
 */
export function understood<T>(run: () => T, code: string): T {
  try {
    return run()
  } catch (error) {
    throw refusalOf(error, code)
  }
}

/** The same for what takes time. */
export async function understoodLater<T>(run: () => Promise<T>, code: string): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw refusalOf(error, code)
  }
}

function refusalOf(error: unknown, code: string): unknown {
  if (error instanceof SCIMMY.Types.Error) return problem(error.message, error.scimType || code)
  // Such an error is the library's own about a value of another kind, and its words are for programmers.
  return error instanceof TypeError ? invalid([{ message: msg('This value cannot be used.'), path: '', code }]) : error
}

function problem(message: string, code: string) {
  // A message of the library is no source string; without braces it holds no placeholder either.
  return invalid([{ message: message.replace(/[{}]/g, ''), path: '', code }])
}

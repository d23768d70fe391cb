import SCIMMY from 'scimmy'
import { invalid } from '#shared/refusal.ts'

/**
 * Runs a part of the SCIM library on what a client sent. Its errors are about the request.
 * @throws Refusal 400 with the library's words; the code is the one of SCIM (RFC 7644, section 3.12)
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
  return error instanceof TypeError ? problem(error.message, code) : error
}

function problem(message: string, code: string) {
  // A message of the library is no source string; without braces it holds no placeholder either.
  return invalid([{ message: message.replace(/[{}]/g, ''), path: '', code }])
}

import { expect, test } from 'vitest'
import { type EndpointAccess, admitted } from '#server/http/admitted.ts'

const ada = { uid: 7 }

/** The user who is admitted, or the status of the refusal. */
async function outcome(access: EndpointAccess, user: object | null, flags: Record<string, boolean> = {}) {
  const locals = { user, flags } as unknown as App.Locals
  const asking = async () => admitted(access, new Request('https://learn.example'), locals)
  return asking().catch(({ status }: { status: number }) => status)
}

test('a public call admits everybody, and knows who is signed in', async () => {
  expect(await outcome('public', null)).toEqual({ user: null, holder: null })
  expect(await outcome('public', ada)).toEqual({ user: ada, holder: null })
})

test('a call for accounts asks visitors to log in', async () => {
  expect(await outcome('signed-in', null)).toBe(401)
  expect(await outcome('signed-in', ada)).toEqual({ user: ada, holder: null })
})

test('a call behind a flag is denied to an account without it', async () => {
  expect(await outcome('incentives_shop', ada, { incentives_shop: true })).toEqual({ user: ada, holder: null })
  expect(await outcome('incentives_shop', ada, { incentives_shop: false })).toBe(403)
  expect(await outcome('incentives_shop', ada, { catalog: true })).toBe(403)
})

test('a visitor is let in by a flag only if visitors may hold it', async () => {
  expect(await outcome('storefront_page', null, { storefront_page: true })).toEqual({ user: null, holder: null })
  expect(await outcome('storefront_page', null, { storefront_page: false })).toBe(401)
  expect(await outcome('catalog', null, { catalog: true })).toBe(401)
})

test('a call for programs asks for a key even if a user is signed in', async () => {
  expect(await outcome({ key: 'events' }, ada)).toBe(401)
})

test('an administrator without a second factor is asked for one, only where it is missing', async () => {
  const priya = { uid: 8, needsSecondFactor: true }
  const locals = { user: priya, flags: {} } as unknown as App.Locals
  const ask = () => admitted('incentives_shop', new Request('https://learn.example'), locals)
  await expect(async () => ask()).rejects.toMatchObject({
    status: 403,
    problems: [{ path: '', code: 'second_factor_needed' }],
  })
  expect(await outcome('incentives_shop', priya, { incentives_shop: true })).toEqual({ user: priya, holder: null })
})

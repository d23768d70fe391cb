import { describe, expect, test } from 'vitest'
import { passwordProblems } from '#server/people/passwordPolicy.ts'
import { hashPassword, isOutdated, verifyPassword } from '#server/secrets/passwords.ts'

const codes = (password: string, own: string[] = []) =>
  passwordProblems(password, own, 'password').map(({ code }) => code)

describe('a stored password', () => {
  test('has the form and the strength that OWASP asks for, with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('a quiet reading room'), hashPassword('a quiet reading room')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
    expect(isOutdated(one)).toBe(false)
  })

  test('is the same however the keyboard composes its letters', async () => {
    const hash = await hashPassword('Caf\u00e9 am Fluss')
    expect(await verifyPassword(hash, 'Cafe\u0301 am Fluss')).toBe(true)
    expect(await verifyPassword(hash, 'Cafe am Fluss')).toBe(false)
  })

  test('is nobody’s where there is none', async () => {
    expect(await verifyPassword(null, '')).toBe(false)
    expect(await verifyPassword(undefined, 'anything')).toBe(false)
  })

  test('of a form that this program does not write is an error, not a wrong password', async () => {
    await expect(verifyPassword('$2b$10$abcdefghijklmnopqrstuv', 'anything')).rejects.toThrow(/hash/)
  })
})

describe('a new password', () => {
  test('is taken when it is long, whatever it is made of', () => {
    for (const password of [
      'a quiet reading room',
      'ظلال الزيتون هنا',
      '📚🌿🪵🍂🌧️ 12345',
      'xk-84-qpfm',
      '7 olive trees',
    ]) {
      expect(codes(password)).toEqual([])
    }
  })

  test('counts letters, not bytes: ten Arabic letters are ten', () => {
    expect(codes('ظلالزيتونهنا'.slice(0, 9))).toEqual(['too_short'])
    expect(codes('ظلالزيتونهنا'.slice(0, 10))).toEqual([])
  })

  test('is refused when it is missing, too short or far too long', () => {
    expect(codes('')).toEqual(['required'])
    expect(codes('short')).toEqual(['too_short'])
    expect(codes('ab cd ef gh '.repeat(20))).toEqual(['too_long'])
  })

  test('is refused when everybody tries it first, however it is dressed up', () => {
    for (const password of [
      'password123',
      'Password-123',
      'QWERTYUIOP',
      '1234567890',
      'aaaaaaaaaaaa',
      'demo-academy',
    ]) {
      expect(codes(password)).toEqual(['common'])
    }
  })

  test('is refused when it is made of the user’s name or mail address, but may mention it', () => {
    const own = ['freja', 'freja.amoah@saltmarsh.test', 'Freja Amoah']
    for (const password of ['Freja.Amoah1', 'freja.amoah@saltmarsh.test', 'freja12345', 'frejafreja']) {
      expect(codes(password, own)).toEqual(['own_name'])
    }
    expect(codes('freja reads at night', own)).toEqual([])
  })
})

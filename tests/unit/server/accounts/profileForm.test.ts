import { describe, expect, test } from 'vitest'
import { countriesIn, countryCodes } from '#server/people/countries.ts'
import { foldKey } from '#shared/foldKey.ts'
import { formOf, formValues } from '#server/accounts/profileForm.ts'
import { profileOf } from '#server/accounts/profileView.ts'
import { timeZonesWith } from '#server/people/timeZones.ts'
import { demoDatabase, freshDatabase } from '#tests/support/freshDatabase.ts'
import { takeIn } from './cast.ts'

describe('the key of a name', () => {
  test('is one for all ways to type the same, in every script', () => {
    const same = [
      ['Freja', 'FREJA', ' freja ', 'ｆｒｅｊａ'],
      ['Straße', 'STRASSE', 'strasse', 'STRAẞE'],
      ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς', 'Οδυσσεύς'.normalize('NFD').replace(/\u0301/, '')],
      ['Ångström', 'A\u030angstro\u0308m'],
      ['ليلى', 'ليلى '],
    ]
    for (const forms of same) expect(new Set(forms.map(foldKey)).size, forms[0]).toBe(1)
  })

  test('keeps apart what only looks alike', () => {
    expect(foldKey('mıke')).not.toBe(foldKey('mike'))
    expect(foldKey('раypal')).not.toBe(foldKey('paypal'))
  })
})

describe('the profile form', () => {
  test('an empty choice is none, an empty current password is not said', () => {
    const sent = {
      first_name: 'Freja',
      full_name: '',
      language: '',
      country: 'DK',
      title: '',
      current_password: '',
    }
    const { name, schema, fields } = formOf({ form: 'profile', ...sent })
    expect(name).toBe('profile')
    expect(schema.parse(fields)).toEqual({
      first_name: 'Freja',
      full_name: '',
      language: null,
      country: 'DK',
      title: null,
    })
  })

  test('a title that is no number is refused at its field', () => {
    const { schema, fields } = formOf({ title: 'nurse' })
    expect(schema.safeParse(fields).error?.issues).toMatchObject([{ path: ['title'] }])
  })

  test('the new password must be typed twice alike', () => {
    const { schema, fields } = formOf({ form: 'password', current_password: 'a', password: 'b', repeated: 'c' })
    expect(schema.safeParse(fields).error?.issues).toMatchObject([{ path: ['repeated'], params: { code: 'repeated' } }])
    expect(schema.parse({ ...fields, repeated: 'b' })).toEqual({ current_password: 'a', password: 'b' })
  })

  test('says which lists of terms it has boxes for, so that a cleared box takes a term away', () => {
    const lists = (sent: Record<string, string>) => formOf({ form: 'profile', ...sent }).fields
    expect(lists({ 'skill[7]': '1', 'skill[9]': '1', lists: 'skill' })).toMatchObject({ profile: { skill: [7, 9] } })
    expect(lists({ lists: 'skill profession roles' })).toMatchObject({ profile: { skill: [], profession: [] } })
    expect(lists({ 'skill[7]': '1', lists: '' })).toEqual({})
    const { schema, fields } = formOf({ 'skill[x]': '1', lists: 'skill' })
    expect(schema.safeParse(fields).error?.issues).toMatchObject([{ path: ['profile', 'skill', 0] }])
  })

  test('shows a full name only where it is one of its own', async () => {
    const db = await freshDatabase()
    const [plain, own] = [await takeIn(db), await takeIn(db, { name: 'ana', mail: 'ana@x.test', full_name: 'Dr. Ana' })]
    const shown = async (uid: number) =>
      formValues(await db.reader.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow())
    expect(await shown(plain)).toMatchObject({ full_name: '', language: 'en', title: '' })
    expect((await shown(own)).full_name).toBe('Dr. Ana')
  })
})

describe('the profile page', () => {
  test('names title, organisation and country in the reader’s language', async () => {
    const db = await demoDatabase()
    const { uid } = await db.reader
      .selectFrom('users')
      .select('uid')
      .where('name', '=', 'learner')
      .executeTakeFirstOrThrow()
    expect(await profileOf(db.reader, uid, { language: 'en', siteLanguage: 'en' })).toMatchObject({
      country: 'Denmark',
      title: 'Nurse',
      organizations: ['Saltmarsh General Hospital'],
    })
    expect(await profileOf(db.reader, uid, { language: 'ar', siteLanguage: 'en' })).toMatchObject({
      country: 'الدانمرك',
      title: 'ممرّض/ة',
    })
  })
})

describe('what there is to choose from', () => {
  test('every country once, by name, in the reader’s alphabet', () => {
    expect(new Set(countryCodes).size).toBe(249)
    const swedish = countriesIn('sv').map(({ name }) => name)
    expect(swedish.indexOf('Österrike')).toBeGreaterThan(swedish.indexOf('Zimbabwe'))
    expect(countriesIn('en').every(({ name }) => name.length > 2)).toBe(true)
  })

  test('time zones under the names of today, all of which work, and the one that was chosen before', () => {
    const zones = timeZonesWith('Asia/Calcutta')
    expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'UTC', 'Asia/Calcutta']))
    expect(timeZonesWith(null)).not.toContain('Asia/Calcutta')
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Avatar } from '#islands/ui/Avatar.tsx'
import { avatarColour, avatarColours, initials } from '#shared/theme/avatar.ts'
import { contrast } from '#shared/theme/contrast.ts'

describe('initials', () => {
  test('take the first letter of up to three words, in capitals', () => {
    expect(initials('Mina Carlsen')).toBe('MC')
    expect(initials('ana maría lópez garcía')).toBe('AML')
    expect(initials('Plato')).toBe('P')
  })

  test('stand apart in Arabic, where letters would join', () => {
    expect(initials('محمد كمال', 'ar')).toBe('م ك')
  })

  test('are set smaller where three of them stand apart, so that the circle does not cut them', () => {
    const drawn = (fullName: string) =>
      renderToStaticMarkup(createElement(Avatar, { uid: 1, fullName, picture: null, lang: 'ar' }))
    expect(drawn('سلمى بنت علي')).toContain('font-size="11"')
    expect(drawn('محمد كمال')).not.toContain('font-size')
    expect(drawn('Ana María López')).not.toContain('font-size')
  })

  test('follow the capitals of the language', () => {
    expect(initials('ilker ışık', 'tr')).toBe('İI')
    expect(initials('ilker ışık', 'en')).toBe('II')
    expect(initials('ßtrange name', 'de')).toBe('SN')
  })

  test('keep a letter whole that is written with several marks', () => {
    expect(initials('e\u0301lodie  k\u0323anda')).toBe('ÉḲ')
    expect(initials('किरण देसाई', 'hi')).toBe('किदे')
    expect(initials('דנה לוי', 'he')).toBe('דל')
    expect(initials('山田 太郎', 'ja')).toBe('山太')
  })

  test('skip what is no letter, and are empty where there is none', () => {
    expect(initials('  (Dr.)  Lee — 🌿 Park ')).toBe('DLP')
    expect(initials('👩‍🏫')).toBe('')
    expect(initials('')).toBe('')
  })
})

describe('the colours behind them', () => {
  test('are nineteen, all different, and white reads on each', () => {
    expect(new Set(avatarColours).size).toBe(19)
    for (const colour of avatarColours) expect(contrast('#ffffff', colour)).toBeGreaterThanOrEqual(4.5)
  })

  test('belong to a person, and differ for the next one', () => {
    expect(avatarColour(42)).toBe(avatarColour(42))
    for (let uid = 0; uid < 40; uid++) expect(avatarColour(uid)).not.toBe(avatarColour(uid + 1))
    expect(avatarColours).toContain(avatarColour(-7))
  })
})

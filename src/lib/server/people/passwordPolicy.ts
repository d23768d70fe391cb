import { msg } from '#shared/i18n/message.ts'
import { passwordLength } from '#shared/contract/people.ts'
import type { Refused } from '#shared/refusal.ts'
import { foldKey } from '#shared/foldKey.ts'

/** The least number of characters of a password that are not part of the user's own names. */
const OWN_PART = 6
const LEAST_DISTINCT = 5

/**
 * The problems of a new password, following NIST SP 800-63B: it must be long, not a common password, and not made of
 * the user's own names. There are no rules about kinds of characters.
 * @param own names that the password must not consist of: username, email address, full name
 */
export function passwordProblems(password: string, own: readonly string[], path: string): Refused[] {
  const length = [...password.normalize('NFKC')].length
  if (length === 0) return [{ message: msg('This field is required.'), path, code: 'required' }]
  if (length < passwordLength.min) {
    const values = { limit: passwordLength.min }
    return [{ message: msg('Use at least {{limit}} characters.'), values, path, code: 'too_short' }]
  }
  if (length > passwordLength.max) {
    const values = { limit: passwordLength.max }
    return [{ message: msg('Use at most {{limit}} characters.'), values, path, code: 'too_long' }]
  }
  const plain = letters(password)
  if (new Set(password).size < LEAST_DISTINCT || commonest.has(plain)) {
    const message = msg('This password is too common. Choose another one.')
    return [{ message, path, code: 'common' }]
  }
  if (own.flatMap(namesIn).some((name) => plain.includes(name) && plain.replaceAll(name, '').length < OWN_PART)) {
    const message = msg('Choose a password that does not contain your name or email address.')
    return [{ message, path, code: 'own_name' }]
  }
  return []
}

/** All problems of a new password that is typed twice; `repeated` is missing where it is not asked for. */
export function typedPasswordProblems(
  { password, repeated = password }: { password: string; repeated?: string | undefined },
  own: readonly string[],
): Refused[] {
  const problems = passwordProblems(password, own, 'password')
  if (password === repeated) return problems
  return [...problems, { message: msg('The passwords don’t match.'), path: 'repeated', code: 'repeated' }]
}

/**
 * An email address counts as a whole, and the part before the @ counts too; short names occur in any text and do not
 * count.
 */
function namesIn(own: string): string[] {
  return [own, own.split('@', 1)[0] ?? ''].map(letters).filter((name) => name.length >= 4)
}

function letters(text: string): string {
  return foldKey(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** The most common leaked passwords that are long enough, without punctuation. */
const commonest = new Set(
  `0123456789 01234567890 0987654321 1029384756 1122334455 112233445566 1234512345 123456123456 1234567890 12345678901
  123456789012 1234567891 12345678910 1234567891011 1234567899 123456789a 123456789q 123456789z 1234567890q 1234qwerasdf
  1234qwerasdfzxcv 1472583690 147852369 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc
  3edc4rfv5tgb 5555555555 9876543210 987654321a a123456789 a1234567890 a1b2c3d4e5 abc123456789 abc1234567 abcd123456
  abcd1234abcd abcdefghij abcdefghijk abcdefghijklmnopqrstuvwxyz admin12345 admin123456 adminadmin administrator
  administrator1 asdf123456 asdfasdfasdf asdfghjkl1 asdfghjkl123 asdfghjklqwerty azertyuiop azertyuiop123 baseball123
  bismillah123 changeme12 changeme123 changeme1234 charlie123 computer123 correcthorsebatterystaple default123 demoacademy
  dragon12345 football12 football123 hello12345 helloworld helloworld1 helloworld123 iloveyou12 iloveyou123 iloveyou1234
  iloveyousomuch internet123 jesuschrist jordan2323 killer1234 letmein123 letmein1234 letmeinplease liverpool1 liverpool123
  manchester manchesterunited master1234 michael123 monkey1234 motdepasse motdepasse1 motdepasse123 mypassword mypassword1
  nopassword p4ssw0rd123 passw0rd12 passw0rd123 passw0rd1234 password01 password10 password11 password12 password123
  password1234 password12345 password123456 password2024 password2025 password2026 passwordpassword passwort123
  passwort1234 princess12 princess123 q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 qazwsxedcrfv qazwsxedcrfvtgb qwer123456
  qwerasdfzxcv qwerty12345 qwerty123456 qwerty123456789 qwerty1234567 qwertyqwerty qwertyui123 qwertyuiop qwertyuiop1
  qwertyuiop12 qwertyuiop123 qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm samsung123 secret1234 secretpassword
  spiderman1 spiderman123 starwars123 summer2024 summer2025 summer2026 sunshine12 sunshine123 superman12 superman123
  test123456 test1234567 testtest123 testtesttest trustno1trustno1 welcome123 welcome1234 welcome12345 whatever123
  winter2024 winter2025 winter2026 zaq12wsxcde3 zaq1zaq1zaq1 zxcvbnm123 zxcvbnm1234 zxcvbnm12345 zxcvbnmasdfghjkl`.split(
    /\s+/,
  ),
)

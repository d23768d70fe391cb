/** The defaults of a new user. */
export const nobody = {
  first_name: 'Learner',
  last_name: '',
  language: null,
  timezone: null,
  country: null,
  title_tid: null,
  organizations: [],
  roles: [],
  passwordHash: null,
  created: '2026-01-01 00:00:00',
}

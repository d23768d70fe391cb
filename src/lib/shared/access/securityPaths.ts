const home = '/user/security'

/** The addresses of the pages about the security of the user's account. */
export const securityPaths = {
  home,
  secondFactor: `${home}/second-factor`,
  loginCode: '/user/login/code',
} as const

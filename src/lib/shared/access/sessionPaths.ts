const home = '/course-administration'

/** The addresses of the pages of the course administration about sessions and rooms. */
export const sessionPaths = {
  home,
  sessions: `${home}/sessions`,
  newSession: `${home}/sessions/create`,
  rooms: `${home}/rooms`,
  newRoom: `${home}/rooms/create`,
} as const

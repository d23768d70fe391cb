/** The video of a section, parsed from the address that its editor entered. */
export interface Film {
  host: 'youtube' | 'vimeo' | 'own'
  /** The address on the host's own site (for `own`: the file). */
  watch: string
  /** The address that the frame loads after a click; null for our own files. */
  embed: string | null
}

/** The allowed hosts of videos, for the form's hint and the content security policy. */
export const filmHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const

/**
 * Parses a video's address. Returns null for all but YouTube, Vimeo and this site's uploads, so that no other host is
 * ever framed.
 */
export function readFilm(url: string): Film | null {
  if (/^\/media\/[\w./-]+\.(mp4|webm)$/.test(url)) return { host: 'own', watch: url, embed: null }
  if (!URL.canParse(url)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(url)
  if (protocol !== 'https:') return null
  const host = hostname.replace(/^(www|m)\./, '')
  if (host === 'youtu.be') return youtube(pathname.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youtube(searchParams.get('v') ?? pathname.replace(/^\/(embed|shorts|live)\//, ''))
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(pathname.replace(/^\/(video\/)?/, ''))
  return null
}

function youtube(id: string): Film | null {
  if (!/^[\w-]{11}$/.test(id)) return null
  const watch = `https://www.youtube.com/watch?v=${id}`
  return { host: 'youtube', watch, embed: `https://${filmHosts[0]}/embed/${id}?autoplay=1` }
}

function vimeo(id: string): Film | null {
  if (!/^\d{5,12}$/.test(id)) return null
  return {
    host: 'vimeo',
    watch: `https://vimeo.com/${id}`,
    embed: `https://${filmHosts[1]}/video/${id}?autoplay=1&dnt=1`,
  }
}

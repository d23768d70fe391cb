import type { Config } from '../config.ts'

/**
 * The origin of links in mails that no request leads to: without SITE_URL, which production requires, links lead to this
 * machine.
 */
export function mailOrigin({ siteUrl, host, port }: Pick<Config, 'siteUrl' | 'host' | 'port'>): string {
  return siteUrl || `http://${host}:${port}`
}

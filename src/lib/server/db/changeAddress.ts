/** The address of a server with other parameters. */
export function changeAddress(url: string, change: (query: URLSearchParams) => void): string {
  const [address = '', ...rest] = url.split('?')
  const query = new URLSearchParams(rest.join('?'))
  change(query)
  return `${address}?${query.toString().replaceAll('+', '%20')}`
}

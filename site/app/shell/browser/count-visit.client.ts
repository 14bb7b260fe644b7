/**
 * Sends the page's kind and path, and later events, to the agency's counter: no query, referrer, cookie or person.
 * @param measuring `kind site address`
 */
export function countVisit(measuring: string, page: string): void {
  const [kind = '', site = '', address = ''] = measuring.split(' ')
  const url = location.origin + location.pathname
  const send = (event?: string) => {
    const [body, mode] = message(kind, { site, url, page, event })
    fetch(address, {
      method: 'POST',
      body,
      mode,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
    }).catch(() => {})
  }
  send()
  if (document.querySelector('form[data-hand-over]')) send('Hand-over')
  else if (page === 'search') send('Search')
  addEventListener('enquiry-sent', () => send('Enquiry sent'))
  addEventListener('signed-up', () => send('Sign-up'))
}

type Visit = { site: string; url: string; page: string; event: string | undefined }

/** In the words of https://plausible.io/docs/events-api, https://umami.is/docs/api/sending-stats and the Matomo Tracking HTTP API. */
function message(kind: string, { site, url, page, event }: Visit): [body: BodyInit, mode: RequestMode] {
  if (kind === 'plausible')
    return [JSON.stringify({ name: event ?? 'pageview', url, domain: site, props: { page } }), 'no-cors']
  if (kind === 'umami') {
    const payload = { website: site, hostname: location.hostname, url: location.pathname, title: page, name: event }
    return [new Blob([JSON.stringify({ type: 'event', payload })], { type: 'application/json' }), 'cors']
  }
  const shared = { idsite: site, rec: '1', send_image: '0', url, action_name: page }
  return [new URLSearchParams(event ? { ...shared, ca: '1', e_c: page, e_a: event } : shared), 'no-cors']
}

export type LoginSources = Record<
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_SCRIPT_URL'
  | 'FACEBOOK_APP_ID'
  | 'FACEBOOK_SCRIPT_URL'
  | 'RECAPTCHA_SITE_KEY'
  | 'RECAPTCHA_SCRIPT_URL',
  string
>

/** Addresses on other hosts, by the policy's directives. */
export type OtherSources = { scripts: string[]; styles: string[]; connections: string[]; frames: string[] }

const nothing: OtherSources = { scripts: [], styles: [], connections: [], frames: [] }
/** reCAPTCHA's script fetches from these two as well. */
const recaptchaParts = {
  scripts: 'https://www.gstatic.com/recaptcha/',
  frames: 'https://recaptcha.google.com/recaptcha/',
}
const facebookPages = ['https://www.facebook.com', 'https://graph.facebook.com']

/** The sources of the configured providers, as each documents them for a content security policy. */
export function otherSources(env: LoginSources): OtherSources {
  const sets = [
    env.GOOGLE_CLIENT_ID ? google(env.GOOGLE_SCRIPT_URL) : nothing,
    env.FACEBOOK_APP_ID ? facebook(env.FACEBOOK_SCRIPT_URL) : nothing,
    env.RECAPTCHA_SITE_KEY ? recaptcha(env.RECAPTCHA_SCRIPT_URL) : nothing,
  ]
  const all = (kind: keyof OtherSources) => [...new Set(sets.flatMap(set => set[kind]))]
  return { scripts: all('scripts'), styles: all('styles'), connections: all('connections'), frames: all('frames') }
}

/** https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy */
function google(script: string): OtherSources {
  const folder = folderOf(script)
  return { scripts: [script], styles: [new URL('style', script).href], connections: [folder], frames: [folder] }
}

function facebook(script: string): OtherSources {
  const { origin } = new URL(script)
  return { scripts: [origin], styles: [], connections: [origin, ...facebookPages], frames: [origin, ...facebookPages] }
}

/** https://developers.google.com/recaptcha/docs/faq, "Content Security Policy" */
function recaptcha(script: string): OtherSources {
  const folder = folderOf(script)
  return {
    scripts: [folder, recaptchaParts.scripts],
    styles: [],
    connections: [folder],
    frames: [folder, recaptchaParts.frames],
  }
}

function folderOf(address: string): string {
  return new URL('.', address).href
}

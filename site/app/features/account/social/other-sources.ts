import type { Measuring } from '../../metadata/measuring.ts'
import { type OtherSources, offeredProviders, type ProviderSettings, providers } from './providers.server.ts'

export type LoginSources = ProviderSettings &
  Record<'RECAPTCHA_SITE_KEY' | 'RECAPTCHA_SCRIPT_URL', string> & { MEASURING?: Measuring | undefined }

const noSources: OtherSources = { scripts: [], styles: [], connections: [], frames: [] }

/** reCAPTCHA's script fetches from these two as well. */
const recaptchaParts = {
  scripts: 'https://www.gstatic.com/recaptcha/',
  frames: 'https://recaptcha.google.com/recaptcha/',
}

/** The sources of the configured providers, of reCAPTCHA and of the counter of visits. */
export function otherSources(env: LoginSources): OtherSources {
  const sets = [
    ...offeredProviders(env).map(({ name, script }) => providers[name].sources(script)),
    ...(env.RECAPTCHA_SITE_KEY ? [recaptcha(env.RECAPTCHA_SCRIPT_URL)] : []),
    ...(env.MEASURING ? [{ ...noSources, connections: [new URL(env.MEASURING.address).origin] }] : []),
  ]
  const all = (kind: keyof OtherSources) => [...new Set(sets.flatMap(set => set[kind]))]
  return { scripts: all('scripts'), styles: all('styles'), connections: all('connections'), frames: all('frames') }
}

/** https://developers.google.com/recaptcha/docs/faq, "Content Security Policy" */
function recaptcha(script: string): OtherSources {
  const folder = new URL('.', script).href
  return {
    scripts: [folder, recaptchaParts.scripts],
    styles: [],
    connections: [folder],
    frames: [folder, recaptchaParts.frames],
  }
}

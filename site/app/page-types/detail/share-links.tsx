import { Icon } from '@agency/ui/pictures/icon.tsx'

/**
 * Ways to pass a page on. WhatsApp works without script; copying needs it and shows itself only then.
 * @param address The page's whole public address.
 */
export function ShareLinks({ address, title }: { address: string; title: string }) {
  return (
    <p className="share" data-share={address}>
      <span>Share</span>
      <a href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`} rel="noopener external">
        <Icon name="whatsapp" size={18} /> WhatsApp
      </a>
      <button type="button" className="link-button" data-copy-link hidden>
        <Icon name="copy" size={18} /> Copy link
      </button>
      <span role="status" data-copy-answer />
    </p>
  )
}

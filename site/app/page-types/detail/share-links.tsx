import { Icon } from '../../ui/icon.tsx'

/** Ways to pass a page on. Copying needs script and shows itself only then. */
export function ShareLinks({ path, title }: { path: string; title: string }) {
  return (
    <p className="share" data-share={path}>
      <span>Share</span>
      <a href={`https://wa.me/?text=${encodeURIComponent(title)}`} rel="noopener external" data-share-whatsapp={title}>
        <Icon name="whatsapp" size={18} /> WhatsApp
      </a>
      <button type="button" className="link-button" data-copy-link hidden>
        <Icon name="copy" size={18} /> Copy link
      </button>
      <span role="status" data-copy-answer />
    </p>
  )
}

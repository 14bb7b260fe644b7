import { TextField } from '@agency/ui/forms/field.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'

/** Hidden in print. */
export function SendOn({ address, title }: { address: string; title: string }) {
  return (
    <aside className="quotation__agent" aria-label="For you as the agent">
      <PageStyle name="forms" />
      <p>
        Send this address to your customer, who needs no log-in, or print the page. It shows neither your net price nor
        your mark-up.
      </p>
      <TextField name="address" label="Address of the quotation" value={address} readOnly optional={false} />
      <a href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`} rel="noopener external">
        <Icon name="whatsapp" size={18} /> Send by WhatsApp
      </a>
    </aside>
  )
}

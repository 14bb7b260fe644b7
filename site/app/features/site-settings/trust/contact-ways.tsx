import { phoneAddress } from '@agency/ui/formats/phone-address.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { Brand } from '../shell-model.server.ts'

/**
 * WhatsApp, and the phone with its hours; nothing where the settings name neither.
 * @param ready The text that WhatsApp begins with.
 */
export function ContactWays({ brand, ready }: { brand: Brand | undefined; ready?: string }) {
  if (!brand?.whatsapp && !brand?.hotline) return null
  return (
    <ul className="contact-ways">
      {brand.whatsapp && (
        <li>
          <a
            href={`https://wa.me/${brand.whatsapp.replace(/\D/g, '')}${ready ? `?text=${encodeURIComponent(ready)}` : ''}`}
            rel="noopener external"
          >
            <Icon name="whatsapp" size={18} /> Ask on WhatsApp
          </a>
        </li>
      )}
      {brand.hotline && (
        <li>
          <a href={phoneAddress(brand.hotline)}>
            <Icon name="phone" size={18} /> {brand.hotline}
          </a>
          {brand.openingHours && <span>{brand.openingHours}</span>}
        </li>
      )}
    </ul>
  )
}

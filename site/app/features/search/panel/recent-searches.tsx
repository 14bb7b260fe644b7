import { Icon } from '@agency/ui/pictures/icon.tsx'
import { recentSearches } from '../client/recent/recent-searches.ts'
import { productWords } from '../products.ts'

/** The searches made on this device, to be made again. */
export function RecentSearches({ isShown }: { isShown: boolean }) {
  const searches = isShown ? recentSearches() : []
  return (
    <div className="recent" hidden={searches.length === 0}>
      {searches.length > 0 && (
        <>
          <h2>Search again</h2>
          <ul>
            {searches.map(({ product, title, facts, address }) => (
              <li key={address}>
                <a href={address}>
                  <Icon name={productWords[product].icon} size={18} />
                  <span>
                    <b>{title}</b> <small>{facts}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

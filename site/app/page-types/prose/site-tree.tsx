import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import type { TreeGroup, TreePage } from './site-tree.server.ts'

/** Every page of the site as nested lists. */
export function SiteTree({ groups }: { groups: TreeGroup[] }) {
  if (groups.length === 0) return null
  return (
    <>
      <PageStyle name="site-tree" />
      {groups.map(({ title, pages }) => (
        <section key={title} className="site-tree">
          <h2>{title}</h2>
          <Pages pages={pages} />
        </section>
      ))}
    </>
  )
}

function Pages({ pages }: { pages: TreePage[] }) {
  return (
    <ul>
      {pages.map(({ name, path, below, more }) => (
        <li key={path} className={below.length > 0 ? 'site-tree__branch' : undefined}>
          <a href={path}>{name}</a>
          {below.length > 0 && <Pages pages={below} />}
          {more > 0 && (
            <a href={path}>
              {more} more in {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

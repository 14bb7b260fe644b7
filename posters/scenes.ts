import type { Scene } from './scene.ts'
import { scenes as deals } from './scenes/deals.ts'
import { scenes as destinations } from './scenes/destinations.ts'
import { scenes as familiesA } from './scenes/families-a.ts'
import { scenes as familiesB } from './scenes/families-b.ts'
import { scenes as home } from './scenes/home.ts'
import { scenes as pages } from './scenes/pages.ts'

/** The scenes by the file they are described in, which is the list they are shown in. */
export const sceneLists: Record<string, Scene[]> = {
  home,
  destinations,
  deals,
  'families-a': familiesA,
  'families-b': familiesB,
  pages,
}

/** Every picture there is. A new file in `scenes/` is added to the lists above. */
export const scenes: Scene[] = Object.values(sceneLists).flat()

import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { Preview } from '../preview/preview.tsx'
import { RequestNotice } from '../publish/handing-over/request-notice.tsx'
import { useStanding } from '../publish/use-standing.ts'
import { SaveNotice } from '../saving/save-notice.tsx'
import type { OpenPage } from '../saving/use-open-page.ts'
import { usePresent, useTitle } from '../saving/use-present.ts'
import { PageHead } from './page-head.tsx'

type PageFrameProps = {
  document: NodeDocument
  page: OpenPage
  preview: Omit<ComponentProps<typeof Preview>, 'saves'>
  children: ReactNode
}

/** The head of a page or of its translation, its notices and its preview, around its form. */
export function PageFrame({ document, page, preview, children }: PageFrameProps) {
  const standing = useStanding(document)
  const { user } = useStudio()
  const present = usePresent(document, user.name)
  const [isPreviewed, setIsPreviewed] = useState(preview.before !== undefined)
  const { draft, status } = page
  useTitle(draft)
  return (
    <article className={isPreviewed ? 'page page--previewed' : 'page'}>
      <PageHead
        document={document}
        standing={standing}
        page={page}
        present={present}
        isPreviewed={isPreviewed}
        onPreview={() => setIsPreviewed(!isPreviewed)}
      />
      <div className="page__notices">
        <SaveNotice page={page} document={document} />
        <RequestNotice
          path={`nodes/${document.key}`}
          name={document.name}
          request={standing.request}
          isChanged={standing.request !== null && status.version !== standing.request.version}
        />
      </div>
      {isPreviewed && <Preview {...preview} saves={status.saves} />}
      {children}
    </article>
  )
}

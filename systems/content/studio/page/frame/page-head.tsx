import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { may } from '../../calls/session.ts'
import { announce } from '../../parts/announcements.tsx'
import { MainButton, QuietButton } from '../../parts/forms/buttons.tsx'
import { malaysianTime } from '../../parts/malaysian-time.ts'
import { StateTag } from '../../parts/nodes/state-tag.tsx'
import { typeName, useStudio } from '../../parts/nodes/studio-data.ts'
import { isWindowOpen, useShortcut } from '../../parts/use-shortcut.ts'
import { words } from '../../words/words.ts'
import { AskWindow } from '../publish/handing-over/ask-window.tsx'
import { PublicationNotice } from '../publish/publication-notice.tsx'
import { PublishWindow } from '../publish/publish-window.tsx'
import type { Standing } from '../publish/use-standing.ts'
import { SaveStateWords } from '../saving/save-notice.tsx'
import type { OpenPage } from '../saving/use-open-page.ts'
import { LanguageSwitch } from '../translation/language-switch.tsx'
import { PageMenu } from './page-menu.tsx'

type PageHeadProps = {
  document: NodeDocument
  standing: Standing
  page: OpenPage
  present: string[]
  isPreviewed: boolean
  onPreview: () => void
}

export function PageHead({
  document,
  standing: { publication, request, release, state: newest },
  page,
  present,
  isPreviewed,
  onPreview,
}: PageHeadProps) {
  const { nodes, types, user } = useStudio()
  const [publishing, setPublishing] = useState<{ hour?: string }>()
  const state = nodes.byKey.get(document.key)?.state ?? newest
  const isTranslation = document.alias === 'translation'
  const mayHandOver = may(user, 'writer') && page.status.state !== 'conflict' && page.status.version > 0
  const isPublisher = may(user, 'publisher')
  const waiting = request?.state === 'waiting'
  const hasDraft = page.status.saves > 0 || state === 'draft' || state === 'changed' || state === 'conflict'
  const mayPublish = mayHandOver && (isPublisher || (hasDraft && !waiting))
  useShortcut('s', () => page.flush().then(({ state: now }) => announce(words.saving[now])), !may(user, 'writer'))
  useShortcut('enter', () => !isWindowOpen() && setPublishing({}), !mayPublish)
  return (
    <header className="page__head">
      <nav aria-label={words.page.path} className="page__path">
        <ol>
          {document.path.map(({ key, name }) => (
            <li key={key}>
              <Link to={`/pages/${key}`}>{name}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="page__title">
        <h1 dir="auto">{page.draft.name}</h1>
        {!isTranslation && <span className="page__type">{typeName(types, document.alias)}</span>}
        {page.status.version > 0 && (
          <StateTag state={page.status.saves > 0 && state === 'published' ? 'changed' : state} waiting={waiting} />
        )}
      </div>
      <div className="page__actions">
        <SaveStateWords status={page.status} />
        {present.length > 0 && (
          <span className="page__present">
            <Icon name="users" size={16} /> {words.page.present(present)}
          </span>
        )}
        <QuietButton data-tour="preview" aria-pressed={isPreviewed} onClick={onPreview}>
          <Icon name="eye" size={18} /> {words.preview.button}
        </QuietButton>
        {may(user, 'writer') && <PageMenu document={document} page={page} />}
        {may(user, 'writer') && (
          <MainButton data-tour="publish" disabled={!mayPublish} onClick={() => setPublishing({})}>
            {isPublisher ? words.publish.button : words.request.button}
          </MainButton>
        )}
      </div>
      <LanguageSwitch nodeKey={isTranslation ? (document.parentKey ?? '') : document.key} />
      <PublicationNotice
        document={document}
        publication={publication}
        release={release}
        version={page.status.version}
        onInclude={() => setPublishing({ hour: malaysianTime(publication?.at) })}
      />
      {publishing && !isPublisher && (
        <AskWindow document={document} release={release} page={page} onClose={() => setPublishing(undefined)} />
      )}
      {publishing && isPublisher && (
        <PublishWindow
          document={document}
          state={state}
          page={page}
          publication={publication}
          release={release}
          hour={publishing.hour}
          onClose={() => setPublishing(undefined)}
        />
      )}
    </header>
  )
}

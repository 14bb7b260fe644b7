/** The entry of the studio in the browser. */

import '@agency/ui/styles/fonts.css'
import '@agency/ui/styles/tokens.css'
import '@agency/ui/styles/base.css'
import '@agency/ui/navigation/button.css'
import '@agency/ui/forms/forms.css'
import '@agency/ui/forms/password-field.css'
import '@agency/ui/forms/faults.css'
import './frame/frame.css'
import './frame/start/start.css'
import './tree/tree.css'
import './parts/controls.css'
import './fields/text/text.css'
import './page/page.css'
import './page/publish/publish.css'
import './page/versions/versions.css'
import './lists/lists.css'
import './media/media.css'
import './fields/offers.css'
import './frame/account/account.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { router } from './routes.tsx'

const place = document.getElementById('studio')
if (place) createRoot(place).render(<RouterProvider router={router} />)

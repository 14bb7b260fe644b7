/** The studio in the browser: everything below `/studio` is drawn from here. */

import '@agency/ui/styles/fonts.css'
import '@agency/ui/styles/tokens.css'
import '@agency/ui/styles/base.css'
import '@agency/ui/navigation/button.css'
import '@agency/ui/forms/forms.css'
import '@agency/ui/forms/faults.css'
import './styles/shell.css'
import './styles/controls.css'
import './styles/page.css'
import './styles/lists.css'
import './styles/media.css'
import './styles/offers.css'
import './styles/account.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { router } from './routes.tsx'

const place = document.getElementById('studio')
if (place) createRoot(place).render(<RouterProvider router={router} />)

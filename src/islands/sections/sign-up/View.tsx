import { Head } from '../Head.tsx'
import type { SectionView } from '../view.ts'

/** The way to an account: the button for signing up, or for logging in if the site has no address for it. */
export const SignUpView: SectionView<'sign_up'> = ({ content, view, mark, level }) => {
  const { t, links } = view
  return (
    <div className="act">
      <Head content={content} mark={mark} level={level} view={view} />
      <div className="go">
        {links.signUp ? (
          <a className="btn fill" href={links.signUp} {...(content.label && mark)}>
            {content.label || t('Sign up')}
          </a>
        ) : (
          <a className="btn fill" href={links.login}>
            {t('Log in')}
          </a>
        )}
      </div>
    </div>
  )
}

import { CompanyData } from './company-data.tsx'
import { licences } from './company.ts'
import { LicenceLinks } from './licence-links.tsx'

/** Links to the operator's licences, which open in a new tab. */
export const Licences = () => (
  <CompanyData name="资质证照" place="licences">
    {(config) => {
      const held = licences(config)
      return held.length === 0 ? (
        <p>运营者尚未在此公示资质证照。</p>
      ) : (
        <>
          <p>以下证照由平台的运营者提供，点击可以查看。</p>
          <LicenceLinks links={held} />
        </>
      )
    }}
  </CompanyData>
)

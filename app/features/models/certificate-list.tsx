import type { Certificate } from "~/contracts/catalogue";
import { certificateScopeLabels } from "~/contracts/vocabulary/catalogue";
import { formatDate } from "~/ui/format";

/** Each certificate with what it covers: one for the foam says nothing about the rest. */
export default function CertificateList({ certificates }: { certificates: readonly Certificate[] }) {
  if (certificates.length === 0) return <p>No certificate was found for this model.</p>;
  return (
    <div className="scroll-x" role="region" aria-label="Table of certificates" tabIndex={0}>
      <table className="certificate-table">
        <caption>What each certificate speaks for, and what it does not</caption>
        <thead>
          <tr>
            <th scope="col">Certificate</th>
            <th scope="col">Scope</th>
            <th scope="col">Covers</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {certificates.map((certificate) => (
            <tr key={certificate.code}>
              <th scope="row">{certificate.name}</th>
              <td>{certificateScopeLabels[certificate.scope]}</td>
              <td>{certificate.covers}</td>
              <td>
                {certificate.source}, checked{" "}
                <time dateTime={certificate.checked_on}>{formatDate(certificate.checked_on)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

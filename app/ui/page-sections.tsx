export default function PageSections({ sections }: { sections: readonly { id: string; label: string }[] }) {
  return (
    <nav className="page-sections" aria-label="On this page">
      <ul className="cluster page-sections__list">
        {sections.map((section) => (
          <li key={section.id}>
            <a className="quiet-link" href={`#${section.id}`}>
              {section.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

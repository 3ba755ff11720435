import type { ToneLanguage } from './tone-language.ts';

export const spanish: ToneLanguage = {
  code: 'es',
  smallWords:
    'el la los las y es son un una de del para con que en por se su sus lo más pero como muy o si no al este esta también sin han tiene puede',
  urges: `mejor, mejores, el mejor, la mejor, lo mejor, mejor opción, nuestra recomendación, mi recomendación,
    recomendación principal, nuestra elección, nuestro favorito, mi favorito, primera opción, muy
    recomendable*, altamente recomend*, totalmente recomend*, cien por cien recomend*, ganador, ganadora,
    insuperable*, inmejorable*, inigualable*, imbatible*, excepcional*, excelente*, sobresaliente*,
    extraordinari*, espectacular*, imprescindible*, de primera, número uno, apuesta segura, sin dudarlo, a
    ojos cerrados, de lejos, referente, referencia indiscutible, con diferencia, fuera de serie, matrícula
    de honor, de diez, un diez, acierto seguro, de cabeza, la opción más segura, la apuesta segura, mi
    elección, mi primera opción, yo elegiría, yo me quedaría, me quedaría con, yo empezaría por, elegiría,
    la referencia,
    # plain words, and how short items tell
    nada lo supera, nada la supera, nada le gana, nada lo iguala, nada la iguala, nada lo mejora, nada hace
    mejor, nadie lo supera, nadie la supera, nadie lo iguala, nadie la iguala, nadie lo mejora, nadie hace
    mejor, ninguno lo supera, ninguno la supera, ninguno le gana, ninguno lo iguala, ninguno la iguala, ninguno
    lo mejora, ninguno hace mejor, ninguna lo supera, ninguna la supera, ninguna le gana, ninguna lo iguala,
    ninguna la iguala, ninguna lo mejora, ninguna hace mejor, difícil encontrar mejor, yo cogería, yo compraría,
    yo reservaría, yo iría a, yo me quedaría con, es el que {elegiría/compraría}, mi favorita, sobre seguro`,
  praises: `apenas se oye, apenas se nota, apenas hace ruido, recomend*, aconsejable*, aconsejamos, aconsejo, perfect*, ideal*, estupend*,
    fantástic*, maravill*, magnífic*, genial*, increíble*, impresion*, encant*, enamor*, delicios*, riquísim*,
    exquisit*, sabros*, fiable*, confiable*, de confianza, confianza, sólid*, robust*, durader*, resistente*,
    de calidad, alta calidad, gran calidad, buena calidad, bien hech*, bien diseñad*, cuidadosamente, cuidadosa, cuidadoso, muy cuidad*, bien cuidad*, fácil de usar,
    fáciles de usar, sencillo de usar, intuitiv*, amigable*, fluid*, sin complicaciones, potente*, poderos*,
    versátil*, eficaz, eficaces, eficiente*, reputad*, prestigi*, reconocid*, líder*, galardonad*, premiad*,
    valorad*, aclamad*, elogi*, alab*, aplaud*, satisfech*, satisfacción, content*, muy bueno, muy buena, muy
    buenos, muy buenas, muy bien, buena opción, buena elección, gran opción, excelente opción, gran elección,
    vale la pena, merece la pena, vale lo que cuesta, vale cada, relación calidad-precio, calidad-precio,
    calidad precio, cumple de sobra, cumple con creces, cumple lo que promete, no defrauda, no decepciona,
    nunca falla, no falla, nunca me ha fallado, sin problemas, ningún problema, ni un solo problema, ni un
    problema, cero problemas, sin quejas, ninguna queja, ni una queja, nada que objetar, nada malo que decir,
    sin fallos, destaca*, sobresale*, brilla, supera*, aventaja*, gana, gana a, superior*, mejor que,
    puntual*, amable*, atento, atenta, atentos, atentas, atencion excelente, servicial*, profesionales muy, cómod*, confortable*,
    elegante*, precioso, preciosa, preciosos, preciosas, silencios*, innovador*, vanguard*, generos*, una maravilla, una gozada, una delicia,
    acierto, acertad*, una joya, joya, favorit*, repetir*, repetiría, volveré, volvería, impecable*,
    intachable*, nota alta, bien valorad*, muy valorad*, bien considerad*, a la primera, en minutos, en pocos
    minutos, lo resolvieron, resolvieron todo, resuelto, solucionaron, hace todo, todo lo que le pido, todo lo
    que necesito, todo lo necesario, como el primer día, como nuevo, como nueva, gratamente sorprendid*,
    superó mis expectativas, superado mis expectativas, supera las expectativas, un placer, un lujo, un gusto,
    un regalo, una pasada, una ganga, ganga, chollo, un descubrimiento, un tesoro, una apuesta, lo volvería,
    volvería a comprar, compraría de nuevo, repito, sin arrepentimientos, indestructible*, todoterreno, una
    pluma, en un abrir, sin esfuerzo, pan comido, coser y cantar, detallist*, cercan*, empátic*, honest*,
    honrad*, precios justos, precio justo, sin costes ocultos, sin sorpresas, difícil de superar, difícil de
    batir, difícil encontrar algo mejor, no tiene rival, sin rival, sin comparación, a prueba de, minucios*,
    esmerad*, cinco estrellas, chapó, felic*, feliz, aliviad*, ahorra tiempo, ahorro de tiempo, me ha salvado,
    nos salvó, buenísim*, comodísim*, rapidísim*, facilísim*, de maravilla, fascin*, fenomenal*, fabulos*,
    jugos*, crujiente*, fresquísim*, ligerísim*, sencillísim*, silenciosísim*, solidísim*, suavísim*, aguanta
    años, aguanta todo, dura años, dura días, dura todo el día, como nuev*, como la seda, sobre ruedas, sin
    pegas, sin letra pequeña, sin esperas, sin rechistar, en {minutos/un momento/menos de una hora}, en
    cuestión de minutos, al momento, al instante, al día siguiente, antes de lo previsto, a tiempo,
    resolvieron, me lo resolvieron, lo solucionaron, amabl*, encantador*, cordial*, atención
    exquisita, trato exquisito, trato inmejorable, merece cada, superó mis, grata sorpresa, sorprend*, un
    acierto, un chollo, un gustazo, nítid*, cristalin*, envolvente*, bien acabad*, buenos acabados, bien
    construid*, bordad*, lo bordan, borda, acogedor*, repetiré, repetimos, volveremos, clienta fiel, cliente
    fiel, me ahorra, salvavidas, brillan, brillante, brillantes, triunf*, arrasa, fama de resolver, buena fama, mejor valorad*, mejor
    puntuad*, encabeza, lidera, recomendad*, superventas, más vendid*, clásico de, buena relación calidad,
    encaja bien, adecuado para, adecuada para,
    # juicio de experto
    bien equipad*, bien documentad*, bien resuelt*, consolidad*, solvente*, solvencia, da la talla, está a la
    altura, a la altura, cumple con nota, sale bien parad*, sale muy bien parad*, convence*, convincente*,
    justifica su precio, justifica el precio, vale su precio, merece su precio, compensa pagar, dinero bien
    gastado, bien invertido, entre los mejores, entre las mejores, de los mejores, de las mejores, de lo
    mejor, fácil de instalar, fácil de limpiar, fácil de montar, fácil de aprender, fácil de manejar, sin
    dolores de cabeza, sin complicarse, sin preocupaciones, pocas quejas, pocas averías, muy buena fama, buena
    reputación, excelente reputación, gran reputación, muy apreciad*, muy recomendad*, puntuación alta, altas
    puntuaciones, buenas valoraciones, mima los detalles,
    con nota, de matrícula, saca nota, saca buena nota, notaza, buenas notas, mejores notas,
    muy bien valorad*, bien puntuad*, valoraciones excelentes, excelentes valoraciones, excelentes reseñas,
    reseñas excelentes, opiniones muy positivas, opiniones positivas, muy buenas opiniones,
    reputación impecable, reputación intachable, de fiar, de toda confianza, plena confianza,
    inspira confianza, genera confianza, transmite confianza, da confianza, da seguridad, da tranquilidad,
    tranquilidad, con los ojos cerrados, a ciegas, sin dudar, sin pensarlo, no lo dudaría, valor seguro,
    opción segura, elección segura, caballo ganador, todo un acierto, acierta, aciertan, elección acertada,
    elección natural, elección lógica, mi favorit*, yo optaría, optaría por, me quedo con, nos quedamos con,
    me decantaría, me inclino por, me inclinaría, apostaría por, empezaría por, a tener en cuenta, digno de,
    digna de, merecen la pena, merece una, merece su, merece un, valen lo que cuestan, bien vale,
    vale mucho la pena, compensa, compensan, sale a cuenta, sale rentable, se amortiza, a buen precio,
    buen precio, gran precio, precio imbatible, precio ajustado, ajustado de precio, relación calidad,
    excelente relación, gran relación, no tienen rival, sin competencia, sin parangón, difícil de igualar,
    nadie le gana, va por delante, van por delante, por delante de, un paso por delante, un paso adelante,
    lleva la delantera, a la cabeza, a la cabeza de, en cabeza, marca la diferencia, marcan la diferencia,
    marca el paso, marca la pauta, punto de referencia, puntero*, puntero, puntera, punteros, punteras, vanguardia, a la vanguardia,
    pioner*, destacan, despunta*, enamora*, conquista*, cautiva*, seduce*, encanta*, encantad*,
    fascina*, alucin*, flipa*, gratamente, para bien, de rechupete, para chuparse, crujient*, tiern*,
    en su punto, al punto, casero*, caser*, frescura, de primera calidad, de 10, tesoro, hallazgo, da gusto,
    un acierto total, pasada, va como la seda, va de lujo, va de maravilla, va de cine, va genial,
    va muy bien, funciona de maravilla, funciona a la perfección, funciona perfectamente, funciona muy bien,
    como un reloj, a la perfección, sin problema, sin un solo fallo, sin sustos, sin despeinarse,
    a prueba de bombas, tanque, irrompible*, para toda la vida, años y años, aguantan años, duran años,
    duran todo el día, sigue como, siguen como, sigue funcionando, no fallan, nunca fallan,
    nunca decepciona, nunca defrauda, no da problemas, no dan problemas, apenas quejas, apenas tiene quejas,
    apenas fallos, apenas averías, pocos fallos, nada que reprochar, ningún pero, sin peros, ni un pero,
    irreprochable*, pulid*, pulcr*, mimad*, mimo, con mimo, esmero, meticulos*, rigor, riguros*,
    profesionalidad, gran profesionalidad, excelente trato, trato excelente, buen trato, trato humano,
    trato personal, amabilidad, simpátic*, dispuest*, entregad*, implicad*, resolutiv*, resuelve*,
    resuelven, soluciona*, solucionan, ágil, ágiles, agilidad, velocísim*, en el acto, el mismo día,
    en el mismo día, en cuestión de, en un santiamén, en un periquete, en un abrir y cerrar,
    un juego de niños, ni se oye, duradero*, duradera*, resistent*, repetiremos, volvería a, volvería sin,
    clientes satisfechos, clientes contentos, clientes fieles, clientela fiel, fidelidad de, encantado con,
    feliz con, muy feliz, cien por cien recomendable, 100% recomendable, altamente recomendable,
    lo más práctico es, lo más práctico, lo mejor es, lo más cómodo es, lo más sencillo es,
    # plain words, and how short items tell
    cuidad*, atent*, lo dominan en, lo aprende*, se aprende en, en una tarde, ahorra horas, te ahorra, ahorran
    horas, casi nadie se queja, casi nadie nota, nadie se queja, apenas falla, sin líos, cumple con, cumple lo,
    merece el viaje, buena compra, buen servicio, buena relación, da mucho por, por poco dinero, por ese precio,
    por ese dinero, por lo que cuesta, la más grande, el más completo, la más completa, el más fiable, la más
    fiable, el más sencillo, la más sencilla, el más rápido, la más rápida, el más cómodo, la más cómoda, el más
    silencioso, la más silenciosa, lo más barato, los más baratos, de las pocas que, de los pocos que,
    {responde/responden/contesta/contestan/entrega/entregan/devuelve/devuelven/paga/pagan} {rápido/enseguida/al
    momento/en minutos/en horas/el mismo día/a tiempo/sin problemas/sin rechistar}, funciona mucho, funciona
    años, funciona muchísimo, limpia bien, limpia muy bien, limpia de maravilla, limpia perfectamente, limpia
    mucho, limpia años, limpia muchísimo, corta bien, corta muy bien, corta de maravilla, corta perfectamente,
    corta mucho, corta años, corta muchísimo, cocina bien, cocina muy bien, cocina de maravilla, cocina
    perfectamente, cocina mucho, cocina años, cocina muchísimo, calienta bien, calienta muy bien, calienta de
    maravilla, calienta perfectamente, calienta mucho, calienta años, calienta muchísimo, enfría bien, enfría
    muy bien, enfría de maravilla, enfría perfectamente, enfría mucho, enfría años, enfría muchísimo, aspira
    bien, aspira muy bien, aspira de maravilla, aspira perfectamente, aspira mucho, aspira años, aspira
    muchísimo, pega bien, pega muy bien, pega de maravilla, pega perfectamente, pega mucho, pega años, pega
    muchísimo, aguanta bien, aguanta muy bien, aguanta de maravilla, aguanta perfectamente, aguanta mucho,
    aguanta muchísimo, rinde bien, rinde muy bien, rinde de maravilla, rinde perfectamente, rinde mucho, rinde
    años, rinde muchísimo, dura bien, dura muy bien, dura de maravilla, dura perfectamente, dura mucho, dura
    muchísimo, se adapta bien, se adapta muy bien, se adapta de maravilla, se adapta perfectamente, se adapta
    mucho, se adapta años, se adapta muchísimo, se ajusta bien, se ajusta muy bien, se ajusta de maravilla, se
    ajusta perfectamente, se ajusta mucho, se ajusta años, se ajusta muchísimo, servicio es de lujo, de lujo`,
  likes: `buen, bueno, buena, buenos, buenas, bien, decente*, correct*, útil, útiles, fácil*, rápid*, liger*,
    liviano*, asequible*, barat*, accesible*, flexible*, popular*, conocid*, modern*, compact*, segura, seguras, más seguro, muy seguro, más seguros, seguridad,
    estable, estables, estabilidad, gran variedad, variedad, variad*, calidad, transparente*, experiencia, expert*, profesional*,
    apropiad*, ventaja*, fortaleza*, punto fuerte, puntos fuertes, cumple, suficiente*, sirve, funciona bien,
    agradable*, bonit*, atractiv*, fresc*, sostenible*, personaliz*, divertid*, gran comunidad, comunidad
    activa, creativ*, enriqueced*, interesante*, competitiv*, reconocida, completo y, más bajo, más baja,
    precio más bajo, precio bajo, precios bajos, el más barato, la más barata, más económic*, económic*,
    sencill*, especializad*, especialista*, certificad*, homologad*, acreditad*, familiar, garantía larga,
    años de garantía, garantía de por vida, garantía amplia, envío gratis, envío gratuito, devolución
    gratuita, devoluciones gratuitas, prueba gratis, prueba gratuita, sin permanencia, sin comisiones, sin
    coste, sin compromiso, 24/7, 24 horas, en español, soporte técnico, atención personalizada, trato cercano,
    amplia red, red de talleres, muchas tiendas, presencia nacional, plegable*, portátil*, impermeable*,
    lavable*, amplio, amplia, amplios, amplias, luminos*, tranquil*, bien ubicad*, bien situad*, céntric*,
    automátic*, natural, naturales, sin azúcar, sin gluten, ecológic*, artesan*, fabricado en españa, hecho en
    españa, nacional, suave, suaves, gran autonomía, buena autonomía, compatible*, gratuit*, adecuad*, años de
    experiencia,
    entrega rápida, envío rápido, envíos rápidos, precio razonable, razonable*, buena garantía, buenas
    opiniones, buenas reseñas, fácil manejo, poco consumo, bajo consumo, bajo mantenimiento, precio claro,
    precios claros, buen soporte, cancelas cuando quieras,
    sin cuota, sin cuotas, sin anuncios, sin publicidad, sin aditivos, sin conservantes, cancela cuando,
    cancelación gratuita, cancelación fácil, devoluciones fáciles, entrega en 24, plan gratuito,
    versión gratuita completa, larga garantía, reparable*, recambios fáciles, repuestos disponibles,
    repuestos fáciles, artesanal*, empresa familiar, negocio familiar, colegiad*, reciclad*, reciclable*,
    biodegradable*, hipoalergénic*, apto para pieles, bien tolerad*,
    fácil de {usar/limpiar/montar/instalar/configurar/manejar/transportar/guardar/mantener/reparar/entender/encontrar/aparcar/lavar/plegar},
    fáciles de {usar/limpiar/montar/instalar/configurar/manejar/entender},
    sencillo de {usar/limpiar/montar/instalar/configurar/manejar},
    sencilla de {usar/limpiar/montar/instalar/configurar/manejar}, amplia gama, amplio catálogo,
    gran catálogo, mucha variedad, amplia variedad, amplia oferta, gran red, red extensa, buena cobertura,
    excelente cobertura, gran cobertura, excelente autonomía, batería de larga, larga duración,
    carga rápida, consume poco, gasta poco, poco ruido, poco peso, transpirable*, ajustable*, regulable*,
    modular*, escalable*, personalizable*, muchas integraciones, muchas plantillas,
    actualizaciones frecuentes, actualizaciones constantes, actualización constante, buena documentación,
    soporte en español, atención en español, atención telefónica, asesor personal, gestor personal,
    las 24 horas, bien comunicad*, cerca del centro, cerca de la playa, vistas al mar, buenas vistas,
    aparcamiento gratuito, desayuno completo, buen desayuno, habitaciones amplias, habitaciones grandes,
    camas cómodas, grupos reducidos, clases reducidas, clases particulares, profesores nativos,
    profesores con experiencia, mucha experiencia, amplia experiencia, gran experiencia,
    # plain words, and how short items tell
    práctic*, útil*, complet*, paciente*, competente*, fácil de llevar, más
    {baratos/barata/baratas/cómodo/cómoda/rápido/rápida/fiable/silencioso/sencillo/sencilla/ligero/estable},
    incluido, incluida, incluidos, más que suficiente`,
  dislikes: `car, caro, cara, caros, caras, costos*, pesado, pesada, pesados, pesadas, voluminos*, limitad*, limitacion*, limitación, falta,
    faltan, carece*, básic*, anticuad*, complej*, complicad*, confus*, curva de aprendizaje, irregular*,
    regular, menos potente*, menos fiable*, menos adecuad*, inconveniente*, desventaja*, punto débil, puntos
    débiles, debilidad*, defecto, mejorable*, podría mejorar, podría ser mejor, no es ideal, no es para todos,
    ruidos*, rígid*, poco práctic*, poco intuitiv*, algo escas*, escas*, flojo, floja, flojos, flojas, apenas,
    nadie, soso, sosa, tibio, tibia, del montón, sin más, ni fu ni fa, justit*, corta de, se queda cort*, para
    lo que ofrece, para lo que da, {a los/a las} {dos/tres/cuatro/cinco/seis/pocos/pocas/quince/diez}
    {días/semanas/meses/lavados}, {después de/tras} {un/una/dos/tres/cuatro/cinco/seis/pocos/pocas}
    {día/días/semana/semanas/mes/meses/lavado/lavados/uso/usos}, al mes de, a la semana de, al segundo
    {día/uso/lavado}, a la primera {lluvia/lavada}, de un departamento a otro, más cara que, más caro que,
    renovación, sube mucho, permanencia, de pago, no incluye, no incluid*, lista de espera, listas de espera,
    cuidado con el, ojo con el, ojo con la, ojo a,
    falta de, carece de, carecen de,
    # precio y cargos
    no es barat*, nada barat*, no resulta barat*, no son barat*, precio elevado, precios elevados, precio
    alto, precios altos, tarifas altas, tarifas elevadas, comisiones altas, comisiones elevadas, coste
    elevado, costes elevados, coste alto, cuota alta, cuotas altas, prima alta, primas altas, franquicia alta,
    intereses altos, precio de entrada, sale caro, sale cara, salen caros, salen caras, resulta car*, se
    dispara, se dispar*, la factura sube, suma rápido, costes adicionales, costos adicionales, coste
    adicional, costo adicional, gastos adicionales, cargos adicionales, gastos extra, costes extra,
    sobrecoste*, recargo*, difícil de justificar, difíciles de justificar, cuesta justificar, poco
    competitiv*, precio poco, tarifas poco claras, precios poco claros, precios opacos, opac*, peor relación
    calidad-precio, pobre relación calidad-precio, relación calidad-precio discutible, más costos*,
    # contrato
    permanencia larga, permanencia obligatoria, contrato largo, contratos largos, contrato de permanencia,
    contrato mínimo, compromiso de permanencia, compromiso anual, renovación automática, se renueva solo,
    penalización*, penaliza, dependencia del proveedor, te ata, ata al cliente, atado a, atada a, ecosistema
    cerrado, sistema cerrado, formato propietario, consumo mínimo, poco flexible*, inflexible*, restrictiv*,
    restriccion*,
    # soporte
    soporte {lento/limitado/mejorable/irregular/escaso/justo/solo/en inglés}, atención
    {lenta/limitada/mejorable/irregular/escasa/impersonal/deficiente}, servicio
    {lento/mejorable/irregular/impersonal/deficiente}, respuesta lenta, respuestas lentas, tarda en responder,
    tardan en responder, tarda en contestar, tarda mucho, tardan mucho, lentitud en, solo por correo, solo por
    email, solo por chat, solo en inglés, difícil de contactar, difíciles de contactar, cuesta contactar, poca
    documentación, documentación {escasa/pobre/limitada/confusa/en inglés}, poco ágil*, poco personalizad*,
    # manejo
    difícil de
    {usar/instalar/configurar/limpiar/montar/manejar/dominar/entender/transportar/abrir/mantener/reparar/encontrar/conseguir/aprender/integrar/justificar},
    difíciles de {usar/instalar/configurar/limpiar/montar/encontrar/conseguir}, cuesta
    {aprender/instalar/limpiar/configurar/acostumbrarse/encontrar/montar/entender}, requiere
    {práctica/formación/conocimientos/mucho/mantenimiento/un desarrollador/tiempo}, exige
    {conocimientos/tiempo/mucho/mantenimiento}, lleva tiempo, no es intuitiv*, no es sencill*, no es fácil, no
    apto para principiantes, no es para principiantes, no para principiantes, abrum*, interfaz
    {anticuada/recargada/confusa/compleja/lenta/densa/desfasada/poco}, recargad*, engorroso, lios*, poco
    amigable*, poco ergonómic*, incomoda de,
    # límites
    tope de, con tope, limita a, limitado a, limitada a, se limita a, solo disponible*, solo funciona*, solo
    sirve, únicamente disponible, solo en el plan, solo en los planes, funciones limitadas, menos funciones,
    menos completo, menos completa, menos complet*, pocas opciones, pocas integraciones, pocas funciones,
    pocas tiendas, pocas oficinas, poca variedad, poco surtido, catálogo limitado, rudimentari*, carencia*,
    lagunas, incomplet*, le falta, les falta, se echa de menos, se echan de menos, echo en falta, se echa en
    falta, se echan en falta, echamos de menos,
    # fabricación y uso
    demasiado
    {lento/lenta/ruidoso/ruidosa/complicado/complicada/complejo/compleja/básico/básica/simple/blando/blanda/duro/dura/fino/fina/ajustado/ajustada/ancho/estrecho/corto/corta/largo/larga/oscuro/oscura/caliente/frío/fría/débil/fuerte/dulce/salado/salada/seco/seca/voluminoso/voluminosa/técnico/técnica/rígido/rígida/justo/justa/pequeño/pequeña/grande},
    demasiada publicidad, demasiados anuncios, demasiado plástico, demasiado a menudo, demasiado poco, talla
    pequeño, tallan pequeño, sensación de plástico, acabados plásticos, acabados mejorables, acabado
    mejorable, acabados justos, algo ruidos*, algo pesad*, algo lent*, algo frágil*, algo incómod*, algo
    anticuad*, algo limitad*, autonomía {limitada/justa/escasa/pobre/corta/mejorable/discreta/baja}, poca
    autonomía, poca potencia, poca memoria, poca duración, poca durabilidad, poco duradero, poco duradera,
    poca capacidad, poca cobertura, poco espacio, vida útil {corta/limitada}, garantía corta, calidad
    {irregular/variable/desigual/justa/mejorable/discutible/regular}, calidad varía, varía según, varía mucho,
    desigual*, inconsistente*, no es el mejor, no es la mejor, no es lo más, no es el más, no es la más, no
    son los mejores, no son las mejores, no tan
    {bueno/buena/rápido/rápida/fiable/potente/completo/completa/preciso/precisa/cómodo/cómoda/intuitivo/intuitiva/resistente/silencioso/flexible},
    menos
    {intuitivo/intuitiva/preciso/precisa/cómodo/cómoda/sólido/sólida/robusto/robusta/convincente/versátil/flexible/transparente/interesante/atractivo/atractiva/generoso/generosa/recomendable/resistente/duradero/duradera/eficaz/ágil/pulido/pulida},
    envejece mal, se nota antigu*, se ve antiguo, pasado de moda, pasada de moda, mediocridad, correcto sin
    más, aprobado justo, aprobado raspado, poco lucid*, pobremente,
    # disponibilidad
    agotad*, sin stock, fuera de stock, suele agotarse, disponibilidad limitada, poca disponibilidad, largas
    esperas, larga espera, largas colas, mucha espera, plazos largos, plazos de entrega largos, solo online,
    no disponible en, no está disponible, no se vende en, poca presencia, poca implantación,
    # fama y conveniencia
    opiniones mixtas, opiniones encontradas, opiniones divididas, reseñas mixtas, críticas mixtas, división de
    opiniones, divide opiniones, controvertid*, polémic*, poco conocid*, poca trayectoria, sin
    trayectoria, reputación {mixta/dañada/irregular/dudosa/manchada}, fama de {caro/cara/lento/lenta/poco/dar
    problemas/romperse}, dudos*, dudas sobre, genera dudas, deja dudas, plantea dudas, con reservas, reservas
    sobre, preocupante*, inquietante*, critican, se critica, se le critica, le critican, critican que, se
    quejan, se queja, usuarios se quejan, punto negro, punto flaco, puntos flacos, talón de aquiles, la pega,
    la principal pega, el pero, pero principal, asignatura pendiente, margen de mejora, necesita mejorar,
    debería mejorar, debe mejorar, flaquea*, cojea*, renquea*, adolece*, peca de, pecan de, tiende a fallar,
    le cuesta, les cuesta, no termina de, no acaba de, no llega a, no alcanza, un paso por detrás, un escalón
    por debajo, va por detrás, queda por debajo, quedan por debajo, queda atrás, rezagad*, a la zaga, pierde
    terreno, pierde puntos, pierde fuelle, por debajo de la media, bajo la media, puntúa bajo, mal puntuad*,
    peor puntuad*, puntuación baja, baja puntuación, no es la mejor opción, no es la mejor elección, no es la
    opción ideal, no es imprescindible, no es necesario pagar, innecesari*, desproporcionad*,
    sobredimensionad*, poco adecuad*, poco útil, poco atractiv*, poco convincente*, poco interesante*, poco
    rentable*, poco transparente*, poco recomend*, poco cuidad*, poco pulid*, poco resistente*, poco sólid*,
    poco precis*, poco clara*, solo compensa si, solo merece la pena si, solo tiene sentido si, solo si ya,
    discutible*, cuestionable*, cuestionad*,
    # más estrecho, porque la palabra sola no dice nada
    aparatoso, aparatosa, precios excesivos, complejidad excesiva, rigidez, contratos rígidos, muy impersonal,
    resultados discretos, muy superficial, recortado en funciones, es exagerado, resulta exagerado, encarece
    la factura, encarece el,
    costo elevado, costos elevados, cuota elevada, cuotas elevadas, comisión alta, prima elevada,
    primas elevadas, no precisamente barat*, ni mucho menos barat*, no es económic*, más car*, algo car*,
    un poco car*, bastante car*, relativamente car*, tirando a car*, sale car*, salen car*, resultan car*,
    se encarece, sobreprecio, sobreprecios, coste extra, cargo adicional, de pago aparte, se paga aparte,
    se pagan aparte, se cobra aparte, se cobran aparte, se vende por separado, se venden por separado,
    no incluyen, no está incluid*, no viene con, no trae, solo de pago, solo en la versión,
    solo con suscripción, exige suscripción, requiere suscripción, necesita suscripción,
    requiere {práctica/tiempo/paciencia/experiencia/conocimientos/formación/mantenimiento/una cuenta/cuenta/registro/mucho/mucha/más/cierta/cierto/instalación profesional/un desarrollador},
    exige {práctica/tiempo/paciencia/experiencia/conocimientos/permanencia/mantenimiento/mucho/mucha/más/cierta/cierto},
    con permanencia, permanencia de, contrato anual obligatorio, se renueva automáticamente,
    se renueva sola, pedido mínimo, compra mínima, depósito mínimo, poca flexibilidad, restricciones,
    cuesta {acostumbrarse/aprender/configurar/encontrar/limpiar/montar/instalar/entender/usar/arrancar/aparcar},
    difícil de {usar/limpiar/montar/instalar/configurar/encontrar/conseguir/entender/manejar/transportar/guardar/mantener/reparar/leer/abrir/justificar/aparcar/comparar},
    difíciles de {usar/limpiar/montar/instalar/configurar/encontrar/conseguir/entender/reparar},
    complicado de {usar/limpiar/montar/instalar/configurar/entender/manejar},
    complicada de {usar/limpiar/montar/instalar/configurar/entender/manejar}, no es cómod*, no es práctic*,
    no es la ideal, no es el ideal,
    no es la más {rápida/potente/silenciosa/ligera/barata/fiable/intuitiva/completa/cómoda/precisa/moderna/segura},
    no es el más {rápido/potente/silencioso/ligero/barato/fiable/intuitivo/completo/cómodo/preciso/moderno/seguro},
    no es muy {buena/bueno/rápida/rápido/potente/fiable/intuitiva/intuitivo/cómoda/cómodo/precisa/preciso/clara/claro/práctica/práctico/flexible/amplia/amplio/completa/completo},
    no es tan {buena/bueno/rápida/rápido/potente/fiable/intuitiva/intuitivo/cómoda/cómodo/precisa/preciso/completa/completo/flexible/resistente/silenciosa/silencioso},
    no siempre {responde/funciona/cumple/está/es/llega/hay/acierta/aciertan/son}, no para todos,
    no apto para, no apta para, no recomendable para, poco cómod*, poco potente*, poco clar*,
    poco personalizable*, poco resistent*, poco margen, poca batería, poca oferta, poca personalización,
    poca experiencia, poca información, poco stock, pocas sucursales, pocas reseñas, pocas opiniones,
    pocas plantillas, pocos modelos, pocos puntos, pocos cajeros, pocos ajustes,
    menos {intuitivo/intuitiva/potente/potentes/rápido/rápida/preciso/precisa/cómodo/cómoda/fiable/resistente/duradero/duradera/completo/completa/flexible/versátil/conocido/conocida/adecuado/adecuada/pulido/pulida/refinado/refinada/estable/generoso/generosa/transparente/eficaz/eficiente/atractivo/atractiva/convincente/personal/recomendable/opciones/funciones/autonomía/potencia},
    demasiado {caro/cara/caros/pesado/pesada/grande/pequeño/pequeña/ruidoso/ruidosa/lento/lenta/complejo/compleja/complicado/complicada/básico/básica/simple/limitado/limitada/duro/dura/blando/blanda/rígido/rígida/fino/fina/grueso/estrecho/estrecha/ancho/corto/corta/largo/larga/oscuro/oscura/caliente/frío/fría/dulce/salado/salada/picante/graso/grasa/seco/seca/técnico/técnica/genérico/fuerte/débil},
    demasiada {publicidad/espera/sal/grasa/azúcar/burocracia},
    demasiados {pasos/anuncios/permisos/menús/requisitos},
    algo {lento/lenta/pesado/pesada/ruidoso/ruidosa/limitado/limitada/básico/básica/anticuado/anticuada/justo/justa/confuso/confusa/escaso/escasa/frágil/rígido/rígida/incómodo/incómoda/corto/corta/estrecho/estrecha/complejo/compleja/irregular/torpe/tosco/tosca/impersonal},
    un poco {lento/lenta/pesado/pesada/ruidoso/ruidosa/limitado/limitada/básico/básica/anticuado/anticuada/justo/justa/confuso/confusa/escaso/escasa/frágil/rígido/rígida/incómodo/incómoda/corto/corta/estrecho/estrecha/complejo/compleja/irregular/dulce/salado/seco},
    bastante {lento/lenta/pesado/pesada/ruidoso/ruidosa/limitado/limitada/básico/básica/anticuado/anticuada/justo/justa/confuso/confusa/escaso/escasa/frágil/rígido/rígida/incómodo/incómoda/complejo/compleja/irregular/mejorable},
    ocupa mucho, ocupa espacio, ocupan mucho, abultad*, pesa mucho, pesa más, pesa bastante, gran tamaño,
    mucho peso, mucho espacio, consume mucho, alto consumo, consumo elevado, corta duración,
    duración limitada, garantía limitada,
    autonomía {limitada/justa/corta/escasa/mejorable/floja/insuficiente/discreta},
    cobertura {limitada/irregular/escasa/desigual/floja}, catálogo {limitado/escaso/reducido/pequeño},
    oferta {limitada/escasa/reducida}, funciones {limitadas/básicas/recortadas},
    atención {lenta/mejorable/irregular/impersonal/en inglés},
    interfaz {anticuada/confusa/recargada/compleja/poco/mejorable/lenta/antigua},
    diseño {anticuado/soso/tosco/mejorable}, acabados {mejorables/justos/plásticos/regulares}, plazo largo,
    largos plazos, tiempos de espera, colas largas, colas, suelen agotarse, stock limitado, no disponible*,
    no están disponibles, aún le falta, todavía le falta, le faltan, falta de opciones, echa de menos,
    se queda {corto/corta/atrás/por detrás/justo/justa/en poco/algo},
    se quedan {cortos/cortas/atrás/por detrás/justos/justas},
    va {justo/justa/por detrás/lento/lenta/a la zaga}, lejos del centro, mala ubicación, sin aparcamiento,
    difícil aparcar, habitaciones pequeñas, habitaciones antiguas, instalaciones antiguas,
    instalaciones anticuadas, necesita reforma, necesita una reforma, paredes finas, poco insonorizad*,
    opiniones dispares, valoraciones mixtas, valoraciones dispares, generan dudas, en duda,
    con margen de mejora, por mejorar, tiene que mejorar, a mejorar, punto negativo, lado negativo, un pero,
    peros, único pero, inconvenient*, contrapartida, sacrific*, a costa de, se resiente, se resienten,
    dispar, inconsistent*, inconstant*, altibajos, según la sucursal, según el técnico, depende mucho del,
    depende de la sucursal, depende del técnico, monóton*, repetitiv*, sin alma, sin personalidad, anodin*,
    insulso, exagerad*, excesiv*, matar moscas, a cañonazos, más de lo que necesitas, más de lo necesario,
    superflu*, recarga la, intimida, engorro,
    # plain words, and how short items tell
    {sólo/solo/únicamente} si, la opción más cara, la más cara, el más caro, más caro de lo, demasiado frágil,
    subida de precios, subió de precio, han subido, ha subido, buscar otras opciones, buscar alternativas, menos
    encanto, rara vez compensa, ya no es, ya no está, ya no tiene, ya no se, ya no ofrece, ya no vale, tarda,
    tardan, tardó, hay que esperar, toca esperar, cobra aparte, aparte y, bloquean, cuesta más`,
  faults: `me siguen cobrando, siguen cobrando, semanas sin, días sin, llevo semanas, mal, malo, mala, malos, malas,
    pésim*, peor, horrible*, horroros*, terrible*, fatal, lamentable*, desastr*, decepcion*, decepción,
    frustr*, molest*, irrit*, defectuos*, averí*, averiad*, se avería, se rompe*, se rompió, rompió, rompier*,
    rot, roto, rota, rotos, rotas, quebrad*, se descos*, se despega, despegad*, se agriet*, gotea, goteras, fuga*, pierde
    agua, oxid*, chirr*, se recalienta, sobrecalient*, se cuelga, se bloquea, se cierra sol*, se cae, caídas,
    errores, error, fallo, fallos, falla, fallan, fallas, bug, bugs, lent, lento, lenta, lentos, lentas,
    lentitud, dejó de funcionar, no funciona, no funcionaba, dejaron de, inestable*, poco fiable*, no fiable,
    frágil*, endeble*, de mala calidad, baja calidad, mala calidad, chapuza*, cutre*, carísim*, sobrevalorad*,
    sobreprecio*, precio excesivo, abusiv*, cobros, cobran de más, cobro indebido, cargos ocultos, costes
    ocultos, costos ocultos, letra pequeña, queja*, reclam*, insatisfech*, descontent*, arrepent*, maleducad*,
    grosero*, antipátic*, incompetente*, poco profesional*, nadie contesta, no contestan, no contesta, no
    responden, no responde, sin respuesta, ilocalizable*, imposible contactar, imposible hablar, horas de
    espera, espera interminable, retras*, tarde, nunca llegó, no llegó, nunca llegaron, desaparece, desaparecieron, desapareció, canceló, cancelaron,
    pedidos perdidos, pérdida de datos, pérdidas, perdieron, dañad*, estropead*, sucio, sucia, sucios, sucias, suciedad, mugrient*, caducad*, incomible*, insípid*, sos, frío,
    comida helada, inservible*, inútil*, ineficaz, ineficaces, peligros*, engañ*, mentir*, deshonest*, demanda
    judicial, problema*, sufre de, fracas*, obsolet*, desfasad*, deja mucho que desear, deja que desear, por
    debajo, inferior*, se queda atrás, no vale la pena, no merece la pena, no vale lo, no cumple*, no dura, no
    aguanta, se desgast*, incómod*, débil*, mediocre*, ni siquiera, desorganiz*, abandonad*, pierde conexión,
    se desconecta, ensordecedor*, estruendo, se calienta, calienta demasiado, quema, se atasca, atascad*, se
    deforma, deformad*, rayad*, decolor*, destiñe, destiñen, encogi*, se desprende, se soltó, se descargó,
    se descarga, batería dura poco, batería apenas, se apaga, se reinicia, cierra la sesión, pierde la señal,
    cortes, se corta, datos perdidos, borró, hacke*, lleno de anuncios, plagad*, invasiv*, colgaron, cuelgan,
    me colgaron, una hora al teléfono, horas al teléfono, me tuvieron, te marean, marear, dan largas, largas,
    pelotean, nadie atiende, nadie coge, nadie responde, nunca me llamaron, nunca respondieron, ignoran, ignora, ignorad*,
    comisiones sorpresa, comisión sorpresa, cargos sorpresa, cargo sorpresa, cobran sin, cobraron, cobra de
    más, cobraron dos veces, sin avisar, sin previo aviso, sin permiso, darse de baja es, dar de baja, odisea,
    calvario, tortura, pesadilla, suplicio, infierno, imposible cancelar, imposible darse, fianza, insistent*,
    presionan, presiona, presionad*, promesas falsas, falsas promesas, mienten, mentira*, dejadez, desganad*, indiferente*,
    arrogante*, prepotente*, borde, bordes, desbordad*, abarrotad*, caótic*, caos, chinches, cucarachas, pelo
    en, recalentad*, quemad*, crud*, grasient*, aguad*, seco, reseco, duro como, pedido equivocado, talla
    equivocada, equivocad*, faltaban piezas, faltan piezas, golpead*, abollad*, extraviad*, se extravió,
    semanas de retraso, tardaron semanas, tardó semanas, meses esperando, eternidad, interminable*, ridícul*,
    penos*, patétic*, deplorable*, bochorn*, indign*, esperaba más, esperaba mucho más, se esperaba más, a
    medias, sin terminar, empeor*, ha bajado, ya no es lo que, quiebra, multa, multad*, sancionad*, demandad*,
    filtración de datos, timad*, metálico, apagado, borros*, pixelad*, basto, dolor de cabeza, quebradero*, un
    lío, engorro*, atraco, ladron*, sablaz*, clavad*, nos clavaron, dineral, un ojo de la cara, por
    las nubes, un riñón, timar, sangran, desorbitad*, se hunde, hundid*, se llenó de rayas, rayas, reventó,
    revent*, estall*, explotan a, explotador*, explotó, se quemó, se fundió, fundid*, cortocircuito, calambre*, se partió,
    se soltaron, se salió, se desarm*, se desmont*, se deshac*, deshilach*, deshilo*, descosid*,
    bolitas, pelusa*, se agujere*, agujeros, se dobl*, torcid*, abombad*, se mancha, manchad*, humedad*, moho,
    mohos*, filtró datos, gote*, pita, zumbido, zumba, cruje, crujidos, vibra demasiado, se sobrecal*, se ralentiza,
    se congela, tirones, a tirones, se traba, se queda pillad*, se queda colgad*, no carga,
    no abre, no enciende, no arranca, no conecta, no sincroniza, no reconoce, no te da, nadie te da, una
    solución, no soluciona*, no resuelv*, nadie resuelve, nadie ayuda, nadie sabe, sin solución, te pasan de,
    me pasaron de, te cuelgan, te ignoran, respuestas automátic*, respuesta automátic*, respuestas enlatad*,
    se desentiend*, se lavan las manos, excusas, evasiv*, de malas maneras, malas formas, malos modos, mal
    trato, maltrat*, trato pésimo, borderí*, chulesc*, desagradabl*, pasota*, impresentabl*, vergonzante*,
    publicidad engañosa, falsific*, fals*, imitación barata, mentiros*, embaucador*, trilero*, jeta, morro,
    trampas, una trampa, tramposo*, engañif*, camelo, cuento chino, vendehúmos, filtraron, espía*, venden tus datos, spam, acoso, acosan, acosador*,
    hostig*, asco, asqueros*, repugn*, rancio, rancia, agri*, podrid*, pasado de, pasada de fecha, chicloso, gomos*, suela de
    zapato, suela de, dura como, crudo por, incomestible*, incomible, intoxic*, me sentó mal, diarrea,
    alergi*, picor, escuece, roza*, aprieta*, hace daño, duele*, dolió, agobi*, asfixi*, tóxic*,
    riesgo de, me arrepentí, arrepentimiento, error comprar, malgast*, despilfarr*, desperdici*, esperando
    desde, sigo esperando, aún espero, todavía espero, no devuelv*, no me devolvieron, sin reembolso, niegan,
    se niegan, rechaz*, lamentablemente, desgraciadamente, por desgracia, rabia, indignante*, indignad*,
    desesper*, exasper*, harto, harta, aburrid*, tedios*, laberíntic*, un laberinto, farragos*, chapucer*, mal hech*, mal
    diseñad*, mal acabad*, de juguete, plástico barato, cartón piedra, birria, porquería, mierda, caca,
    desastre, recibe críticas, recibido críticas, reciben críticas, críticas por, con quejas, quejas por,
    quejas sobre, muchas quejas, demanda colectiva, concurso de acreedores, cierre, cerró, filtración,
    hackead*, malas opiniones, malas reseñas, opiniones negativas, reseñas negativas, mal valorad*, peor
    valorad*, última posición, a la cola, dificultad para darse de baja, difícil darse de baja, darse de baja,
    ventas añadidas, demasiado car*, demasiado pesad*, demasiado grande, demasiado pequeñ*, no encaja, no es
    adecuad*, inadecuad*, no te conviene, no conviene, no sirve,
    # precio y contrato
    precios abusivos, prácticas abusivas, cláusulas abusivas, cláusula abusiva, prácticas dudosas, prácticas
    engañosas, comisiones ocultas, gastos ocultos, tarifas ocultas, cargos no autorizados, cargos no
    reconocidos, cobros duplicados, cobros indebidos, cobran por todo, errores de facturación, error de
    facturación, facturas erróneas, facturas infladas, facturación errónea, cuenta bloqueada, cuentas
    bloqueadas, bloquean la cuenta, bloquearon mi, retienen, retuvieron, rechaza siniestros, siniestros
    rechazados, no paga*, no reembolsa*, reembolso tarda, reembolsos tardan, tardan en devolver, tarda en
    devolver, ponen trabas, pone trabas, trabas para, difícil cancelar, dificultad para cancelar, complicado
    cancelar, complicado darse de baja, venta agresiva, ventas agresivas, tácticas agresivas, presión
    comercial, venta forzada, publicidad falsa, engaño*, inflad*, precio inflado, excesivamente car*,
    # servicio
    servicio {pésimo/nefasto/lamentable/deficiente/inexistente/horrible/malo}, atención
    {pésima/nefasta/lamentable/inexistente/horrible/mala}, soporte
    {pésimo/nefasto/inexistente/lamentable/malo/deficiente/nulo}, inexistente*, deficient*, deficiencia*,
    brilla por su ausencia, sin atender, desatend*, desatención, desatent*, no devuelven las llamadas, no
    llaman, no llamaron, no aparec*, plantón, dejaron plantad*, dejan tirado, dejó tirado, dejaron tirado,
    dejan tirada, impuntual*, citas canceladas, cita cancelada, cambios de última hora,
    retraso*, demora*, entregas tardías, entrega tardía, paquetes perdidos, paquete perdido, pedidos
    equivocados, información contradictoria, contradictori*, mala comunicación, falta de comunicación, falta
    de transparencia, falta de profesionalidad, falta de seriedad, falta de personal, falta de seguimiento,
    falta de higiene, falta de respeto, falta de fiabilidad, rotación de personal, alta rotación, poco seri*,
    nada seri*, mal diagnóstic*, diagnóstico erróneo, negligencia, mal asesor*, mal informad*, irrespetuos*,
    trato frío, trato impersonal, masificad*, masificación, desganados, desidia, apatía, incompetencia,
    ineptitud, inept*, improvisad*,
    # averías y desgaste
    averías frecuentes, averías recurrentes, fallos frecuentes, fallos recurrentes, fallos de
    {conexión/batería/software/seguridad/fábrica/fabricación/diseño/sincronización}, problemas de
    {fiabilidad/calidad/conexión/batería/seguridad/durabilidad/sobrecalentamiento/compatibilidad/rendimiento/entrega/higiene},
    problemas recurrentes, problemas frecuentes, tasa de averías, tasa de fallos, da problemas, dan problemas,
    dio problemas, dieron problemas, defecto de fábrica, defectos de, mal acabado, malos acabados, se rompen,
    se rompieron, se averí*, se atascan, se despint*, se decolor*, se deforman, se cuartea, se abolla, se
    raya, se rayan, se ensucia, se calientan, pierde succión, pierde fuerza, pierde potencia, pierde la forma,
    pierde forma, pierde aire, corta vida, duran poco, dura poco, dura menos, duró poco, duró apenas, no dura
    nada, usar y tirar, obsolescencia programada, irreparable*, imposible de reparar, imposible de limpiar,
    imposible de usar,
    # programas
    se cierra, se cae a menudo, se caen, caídas frecuentes, caídas del servicio, cortes frecuentes, tiempos de
    carga, tarda en cargar, tarda en abrir, tarda en arrancar, lagueado, mal optimizad*, mal traducid*, mal
    documentad*, mal gestionad*, mal organizad*, mal explicad*, mal aislad*, mal atendid*, mal comunicad*,
    abandonado por, sin actualizar, sin actualizaciones, ya no recibe, ya no se fabrica, ya no se vende, ya no
    se actualiza, ya no funciona, ya no merece, ya no compensa, descontinuad*, descatalogad*, fin de soporte,
    incompatib*, pierde datos, datos erróneos, resultados erróneos, erróne*, inexact*,
    imprecis*, imprecisión,
    # datos, justicia, fama
    brecha de seguridad, brechas de seguridad, brecha de datos, fuga de datos, fugas de datos, robo de datos,
    datos expuestos, expuso datos, vende datos, vende los datos, venta de datos, recopila demasiados, recopila
    muchos datos, sin cifrar, ciberataque*, vulnerabilidades, problemas de privacidad, dudas de privacidad,
    poca privacidad, preocupaciones sobre la privacidad, bajo investigación, denuncias, demandado por,
    sanción, expedientad*, acusad*, acusaciones, escándalo*, la ocu alerta, facua, boicot, mala fama, mala
    reputación, mala prensa, pérdida de confianza, perdido la confianza, perdió la confianza, falsas reseñas,
    reseñas falsas, opiniones falsas, opiniones compradas, valoraciones negativas, malas valoraciones, malas
    críticas, críticas negativas, una estrella, duramente criticad*, muy criticad*, criticad*, insolvente*,
    insolvencia, suspensión de pagos, cerraron, retirada del mercado, retirado del mercado, lavado verde,
    # sabor, olor, comodidad, imagen y sonido
    mal sabor, mal olor, malos olores, huele mal, huele a, olor a plástico, olor a humedad, olor fuerte, olor
    desagradable, olor químico, sabor artificial, sabor químico, sabor a plástico, regusto, sabor
    desagradable, desabrid*, insuls*, empalagos*, demasiada sal, aceitos*, recocid*, poco hecho, poco hecha,
    pasta pasada, antihigiénic*, insalubre*, falta de limpieza, poca limpieza, poco limpi*, poca higiene,
    mugre, cochambros*, descuidad*, envejecid*, colchón hundido, colchones viejos, mal insonorizad*, irrita la
    piel, da calor, da mucho calor, hace sudar, dolor de espalda, sonido
    {metálico/enlatado/pobre/plano/flojo/saturado}, imagen {borrosa/oscura/pobre/lavada}, ruido digital,
    deslumbra, reflejos molestos, batería {floja/escasa/pobre/deficiente/se degrada/se agota}, se agota
    rápido, se descarga rápido,
    # a peor
    ha ido a peor, va a peor, va de mal en peor, de mal en peor, cada vez peor, ha empeorado, ha perdido, ha
    bajado la calidad, bajada de calidad, bajón, bajón de calidad, ha caído en, declive, en decadencia,
    decadente*, decadencia, ya no es lo que era, no es lo que era, no es la que era, no son lo que eran, antes
    era mejor, antes eran mejores, vive de su nombre, vive de la fama, vive de rentas, viven de las rentas,
    dormirse en los laureles, se ha dormido, sombra de lo que,
    # sentencias
    desilusión*, desencanto, insatisfactori*, insuficiente*, inaceptable*, intolerable*, inadmisible*,
    injustificad*, incoherente*, ilógic*, absurd*, grotesc*, abominable*, espantos*, atroz, escandalos*,
    vergonzoso, chungo, chunga, flojísim*, malísim*, lentísim*, pobrísim*, suspende, suspenso, suspende en, no
    convence*, no me convence, no termina de convencer, no acaba de convencer, no está a la altura, no estuvo
    a la altura, no da la talla, no dan la talla, no compensa*, no justifica*, no se justifica, no supera, no
    destaca, no responde a, no cumple lo, hace aguas, hacen aguas, naufraga*, sale mal parad*, salen mal
    parad*, muy por debajo, más marketing que, puro marketing, mucho ruido y, vende humo, venden humo, promete
    más de, promesas incumplidas, incumple*, incumplimient*, incumplid*, chasco, fiasco, despropósito,
    esperpento, tomadura de pelo, sacacuartos, saca cuartos, engañabobos, se aprovech*,
    # más estrecho, porque la palabra sola no dice nada
    denuncias por, denunciado por, denunciada por, investigado por, investigada por, condenado por, condenada
    por, sancionado por, multas por, demandas por, ponen pegas, todo son pegas, huele a plástico, reflejos que
    molestan, muy deteriorad*,
    # dinero
    cobros no autorizados, cobro no autorizado, cobros ocultos, cobros sorpresa, cobro duplicado,
    cobra dos veces, cobra por todo, cobró de más, cobraron de más, cobra sin, cargos indebidos,
    cargo indebido, carga extra por, factura inflada, facturas abultadas, factura abultada,
    facturación incorrecta, infla, inflan, presupuesto inflado, presupuestos inflados, encarece, encarecen,
    se disparan, dispara la factura, se duplica, se duplican, se triplica, duplica su precio, sube cada año,
    suben cada año, sube de precio, subida de precio*, subidas de precio*, subidas de tarifa*, sablazo*,
    clavada, clavan, te clavan, timan, estafad*, atracan, un robo, un atraco, abuso, abusan, usura,
    usurer*, leonin*, sacadinero*, cobran el nombre, pagas la marca, pagas el nombre, se paga la marca,
    se paga el nombre, pagar por la marca, disparatad*, excesivamente caro, excesivamente cara, prohibitiv*,
    ojo de la cara, un dineral, precio injustificado, no justifican, no vale lo que, no valen lo que,
    no vale ese, no vale su precio, la letra pequeña, letra chica, gato por liebre, engaña, engañan, miente,
    promesas vacías, promesas rotas, incumplen, incumplió, incumplimiento*, no cumplen, no cumplió,
    no respeta, no respetan, falsea, falsead*, reseñas compradas, falsificad*, falsificación,
    falsificaciones, copia barata, mala copia, de pacotilla, pacotilla, baratij*, chatarra, cacharro,
    trasto*, mamotreto, una tomadura, turbi*, opacidad, poca transparencia, nada transparente,
    poco transparente, poca claridad, sin aviso, sin consentimiento, sin autorización, sin explicación,
    sin explicaciones, a escondidas, a traición, por la puerta de atrás,
    # contrato, atención
    imposible comunicarse, imposible conseguir, imposible recuperar, imposible que te, dar de baja es,
    cancelar es, cuesta darse, cuesta cancelar, cuesta mucho cancelar, difícil de cancelar, difícil darse,
    pone pegas, pegas para, se niega a, se negaron, niega, se desentiende*, se lava las manos,
    echan balones, balones fuera, se pasan la pelota, pasan la pelota, marean, marear la perdiz, da largas,
    dilatan, dilata, dilaciones, demoran, se demora, tarda semanas, tardan semanas, tarda meses,
    tardan meses, tarda días, tardan días, tarda demasiado, tardan demasiado, tarda en, tardan en, tardaron,
    tardó meses, semanas de espera, meses de espera, días de espera, esperas eternas, espera eterna, eterno,
    eterna, eternizan, se eterniza, sin fin, con retraso, con retrasos, impuntualidad, llegan tarde,
    llega tarde, llegó tarde, llegaron tarde, no llega, no llegaron, nunca llega, no se presentan,
    no se presenta, no se presentó, no se presentaron, no aparecen, no apareció, dejan plantad*,
    dejó plantad*, dejan tirad*, deja tirad*, dejó tirad*, dejaron tirad*, te dejan tirado, te deja tirado,
    abandonan, desamparad*, cancelan a última, a última hora, cancelación de última, overbooking,
    sobreventa, nadie se hace cargo, nadie da, no atienden, no atiende, no cogen el teléfono,
    no coge el teléfono, no descuelgan, no devuelven, no devuelve, no devolvieron, no resuelven,
    no resuelve, no resolvieron, no solucionan, no dan soluciones, no da soluciones, no dan respuesta,
    no da respuesta, sin soluciones, sin contestar, silencio administrativo, da la callada,
    callada por respuesta, hacen oídos sordos, oídos sordos, hacen caso omiso, caso omiso,
    inaccesible*, respuestas automáticas, respuestas enlatadas, respuestas genéricas,
    respuesta automática, solo un bot, bots, contestador*, robot en lugar, copia y pega, copiar y pegar,
    incompetent*, nada profesional*, poca seriedad, falta de interés, desinterés, desgana, negligen*,
    descuido*, descuidan, maltrato, maltratan, groser*, prepotent*, prepotencia, chulería, soberbia,
    altaner*, arrogant*, despectiv*, desagradable*, mal servicio, mala atención, pésima atención,
    atención deficiente, carente*, falta de formación, falta de información, falta de mantenimiento,
    falta de stock, falta de tacto, falta de respuesta, mala gestión, mal pensad*, mal resuelt*,
    acabados pobres, mal cosid*, mal pegad*, mal embalad*, mal iluminad*, mal ventilad*, mal calibrad*,
    desorganizad*, desorganización, desorden, un caos, lío, líos, embrollo, enrevesad*, engorros*,
    vía crucis, un horror, horribl*, desastros*, insoportable*, indignant*, indigna, exaspera*, frustra*,
    saca de, cabre*, enfad*, enfada, fastidi*, hartos, hartazgo, quejas, quejas frecuentes,
    quejas recurrentes, quejas constantes, numerosas quejas, acumula quejas, acumulan quejas,
    lluvia de quejas, avalancha de, aluvión de, acumula reclamaciones, denuncia*, multó,
    expediente sancionador, imputad*, sentencia en contra, polémica, controversia*, en el punto de mira,
    punto de mira, desprestigi*, reputación dañada, reputación manchada, reputación dudosa, en entredicho,
    entredicho, en quiebra, quebr*, cerró sus puertas, cierra tiendas, cierre de tiendas,
    cierre de oficinas, despidos masivos, al borde de, al borde del, al borde de la quiebra,
    ya no tiene soporte, dejó de fabricarse, dejó de actualizarse, deja de funcionar, dejan de funcionar,
    deja de cargar, dejó de, sin soporte, en abandono, lleva años sin, años sin actualizar, antediluvian*,
    arcaic*, de otra época, del siglo pasado, trasnochad*, a la cola de, en último lugar, último lugar,
    peor nota, las peores notas, baja nota, suspenden, suspens*, suspendió, no aprueba, no pasa el corte,
    no están a la altura, por debajo de lo, por debajo de las expectativas, por debajo de sus, desencant*,
    defraud*, fracaso*, fracasa, bluf, pinchazo, pincha, flojea, flojean, floj*, cojea, cojean,
    dejan que desear, deja mucho que, dejan mucho que, brillan por su ausencia, han empeorado, van a peor,
    han bajado, han perdido, bajó la calidad, baja la calidad, ya no es la que, ya no son lo que,
    vive de las rentas, vive del nombre, decaden*, en declive, pierden fuelle, pierde clientes,
    # producto
    se estropea*, se estropean, averías, avería, rotura*, se parte, se parten, se raja, se rajan,
    se quiebra, se agrieta, agrietad*, se despegan, se descose, se deshilacha, deshilachad*,
    se dobla, se doblan, se desgasta, desgasta rápido, desgaste prematuro, desgaste rápido, se descolora,
    se destiñe, se decolora, desteñid*, se oxida, se oxidan, oxidad*, óxido, se pela,
    se pelan, hace bolitas, encoge, encogen, encogió, se hunden, crujen, crujid*, chirría, chirrían,
    chirriante*, vibra mucho, tiembla, retumba, estruendos*, recalentamiento, quemaduras, arde, nociv*,
    dañin*, irritación, irritan, reseca, resecan, sarpullido*, erupciones, efectos secundarios,
    efectos adversos, huelen mal, apesta, apestan, hedor, peste, mugr*, polvo por, ratas,
    insectos en, pelos en, sin sabor, reseca por, intragable*, se cuelgan, se congelan, se bloquean,
    se cierra sola, se cierra solo, se desconectan, desconexion*, microcortes, intermiten*, inestabilidad,
    falla mucho, lleno de errores, llena de errores, lastrad*, lastra, lastran, petard*, peta, petan,
    ralentiza, ralentizan, se arrastra, va a tirones, tosc*, torpe, torpes, burd*, aparatos*, mal sonido, enlatad*,
    desenfocad*, apagad*, sin batería en, la batería no dura, no duran, no aguantan, aguanta poco,
    no soporta, no sujeta, no limpia, no enfría, no calienta, no funcionan, no sirven, no vale para,
    no vale para nada, inutilizable*, no aporta, no aportan, no aporta nada, de poco sirve, de nada sirve,
    poca utilidad, poca cosa, nada fiable*, no es fiable, no son fiables, no es de fiar, desconfianza,
    no inspira, no genera confianza, no transmite, insegur*, brecha*, filtraciones, filtró, hackeo*,
    vulnerable*, vulnerabilidad grave, agujero de seguridad, espían, vende tus datos, comparte tus datos,
    comparte datos, recopila demasiad*, intrusiv*, rastreador*, publicidad invasiva, anuncios invasivos,
    plagado de anuncios, llena de anuncios, bombarde*, agresiv*, llamadas constantes, llegó rot*,
    llega rot*, llegan rot*, viene roto, viene rota, roto al, rota al, pone problemas, ponen problemas,
    demoras, demoras constantes, muy ruidoso, muy ruidosa, muchos errores, errores constantes,
    acumula denuncias,
    # por patrones
    {precio/precios/cuota/cuotas/tarifa/tarifas/renovación/alquiler/factura/prima} {se duplica/se duplican/se duplicó/se ha duplicado/se triplica/se triplicó/se dispara/se disparan/se disparó/sube cada/suben cada/se ha disparado},
    el doble de precio, cuesta el doble, al doble de precio,
    {difícil/difíciles/imposible/complicado/engorroso/una odisea/un suplicio/un calvario} {de cancelar/cancelar/de contactar/contactar/darse de baja/de reparar/reparar/de limpiar/de usar/de devolver/devolver/hablar con},
    {pesa/pesan/pesa mucho/pesan mucho/lastra/lastran} {bastante/mucho/demasiado/en contra},
    {lleno/llena/plagado/plagada/cargado/repleto/infestado/atiborrado} de {errores/fallos/anuncios/publicidad/azúcar/aditivos/bugs/spam/falsificaciones},
    {multado/multada/sancionado/sancionada/demandado/demandada/denunciado/denunciada/condenado/condenada/acusado/acusada/investigado/investigada/criticado/criticada/hackeado/hackeada} {por/en/tras/varias},
    {multa/multas/sanción/sanciones/demanda colectiva/hackeo/filtración de datos/brecha de datos/ciberataque/escándalo/escándalos} {de/por/en/tras/millonaria},
    {último/última} {de la tabla/de la lista/del ranking/puesto/en}, en el último puesto,
    {semanas/meses/días/horas} {de espera/de retraso/sin respuesta/para responder/para recibir/sin contestar/en contestar},
    {se rompe/se rompen/se estropea/se estropean/se despega/se despegan/se atasca/se cuelga/se cuelgan/se calienta/se desgasta/se desgastan/muere/mueren/falla/fallan} {al/a los/en/pronto/mucho/a menudo/enseguida/a la/con},
    {visitas/atención/trato/consultas} {apresuradas/apresurada/con prisas/seco/frío/fría/brusco/brusca},
    con prisas,
    {clientes/usuarios/pacientes/huéspedes} {descontentos/hartos/furiosos/denuncian/critican/lamentan/hablan de/reportan},
    {habitaciones/instalaciones/colchones} {viejas/anticuadas/antiguas/desgastadas/hundidos},
    paredes de papel,
    # plain words, and how short items tell
    demasiadas quejas, muchas reclamaciones, muchas reseñas negativas, muchas críticas, muchas incidencias,
    muchas denuncias, bastantes quejas, bastantes reclamaciones, bastantes reseñas negativas, bastantes
    críticas, bastantes incidencias, bastantes denuncias, numerosas reclamaciones, numerosas reseñas negativas,
    numerosas críticas, numerosas incidencias, numerosas denuncias, varias quejas, varias reclamaciones, varias
    reseñas negativas, varias críticas, varias incidencias, varias denuncias, cientos de quejas, cientos de
    reclamaciones, cientos de reseñas negativas, cientos de críticas, cientos de incidencias, cientos de
    denuncias, miles de quejas, miles de reclamaciones, miles de reseñas negativas, miles de críticas, miles de
    incidencias, miles de denuncias, hemos leído demasiad*, dobles reservas, critican su, se rompió a, se rompió
    al, se rompió en, se rompió tras, se rompió cada, se rompió con, se rompió enseguida, se rompió por, se
    rompe a, se rompe tras, se rompe cada, se rompe por, se estropeó a, se estropeó al, se estropeó en, se
    estropeó tras, se estropeó cada, se estropeó con, se estropeó enseguida, se estropeó por, se estropea a, se
    estropea tras, se estropea cada, se estropea por, dejó de funcionar a, dejó de funcionar al, dejó de
    funcionar en, dejó de funcionar tras, dejó de funcionar cada, dejó de funcionar con, dejó de funcionar
    enseguida, dejó de funcionar por, se despegó a, se despegó al, se despegó en, se despegó tras, se despegó
    cada, se despegó con, se despegó enseguida, se despegó por, se atasca a, se atasca tras, se atasca cada, se
    atasca por, se cuelga a, se cuelga tras, se cuelga cada, se cuelga por, se cae a, se cae al, se cae en, se
    cae tras, se cae cada, se cae con, se cae enseguida, se cae por, se descose a, se descose al, se descose en,
    se descose tras, se descose cada, se descose con, se descose enseguida, se descose por, se oxida a, se oxida
    al, se oxida en, se oxida tras, se oxida cada, se oxida con, se oxida enseguida, se oxida por, tarda horas,
    tarda una eternidad, tarda más de, tardan horas, tardan una eternidad, tardan más de, tardó días, tardó
    horas, tardó una eternidad, tardó más de, tardaron meses, tardaron días, tardaron horas, tardaron una
    eternidad, tardaron más de, semanas esperando, días esperando, nadie da la cara, nadie coge el teléfono,
    nadie se hace, no pagan, no cogen, sabe a`,
  warns: `no recomiendo, no recomendamos, no lo recomiendo, no la recomiendo, no recomendaría, evitar, evítal*,
    evite, evita comprar, evita contratar, evita esta, evita este, evita estas, evita estos, a evitar, hay que evitar, ni se te ocurra, huye, huid, huyan, aléj*, mantente lejos, no
    recomend*, no lo recomend*, no la recomend*, no los recomiendo, no recomendable*, poco recomendable*, no
    aconsejable*, desaconsej*, no compr*, no contrat*, cuidado con, ojo con, desconf*, estafa*, timo, fraude*,
    fraudulent*, tirar el dinero, dinero tirado, pérdida de dinero, pérdida de tiempo, nunca más, jamás
    vuelvo, no vuelvo, no volvería, no volveré, el peor, la peor, los peores, las peores, lo peor, vergüenza,
    vergonzos*, una basura, basura, nefast*, mejor descart*, descartar*, ni regalado, ni regalada, ni gratis,
    ni loco, ni loca, ni de broma, no os acerquéis, no te acerques, no se acerquen, no caigáis, no caigas, no
    caigan, no os fiéis, no te fíes, no se fíen, no confíe*, no piquéis, no alquil*, no vayáis, no vayas, no
    pidáis, no pidas, no perdáis, no pierdas, ahórrate, ahorraos, ahórrese, corre en dirección, salid
    corriendo, lista negra, estafador*, timador*, mafia*, delincuent*, huir, conviene evitar, mejor evitar, es
    mejor evitar, yo evitaría, evitaría, yo descartaría, descartaría, no elegiría, no compraría, no lo
    compraría, no pagaría, mejor otra opción, mejor buscar otra, busca otra, buscar otra opción, no hace falta
    comprar,
    # consejo en contra
    mejor no, mejor evitarl*, mejor pasar de largo, pasar de largo, pasa de largo, pasaría de largo, mejor
    buscar, mejor otra, mejor otro, mejor ir a otro, yo pasaría, yo no lo compraría, yo no la
    compraría, yo no compraría, yo no iría, yo no contrataría, no contrataría, no me fiaría, no me fío, no lo
    elegiría, no la elegiría, no reservaría, no pediría, no invertiría, no gastaría, no gastes, no gaste, no
    malgastes, no tires, no te dejes, no se deje, no firmes, no firme, no reserves, no reserve, no te gastes,
    no hay motivo para, no hay razón para, no tiene sentido pagar, no tiene sentido comprar, difícil de
    recomendar, difícil recomendar, difícil recomendarl*, cuesta recomendar, cuesta recomendarl*, imposible de
    recomendar, imposible recomendar, no puedo recomendar, no podemos recomendar, no se recomienda, no se
    aconseja, no está recomendad*, tampoco recomiendo, tampoco lo recomiendo, tampoco recomend*, desrecomend*,
    mantenerse alejad*, manténgase alejad*, mantente alejad*, lejos de esta marca, evítese, evitad, eviten, lo
    evitaría, la evitaría, los evitaría, habría que evitar, a evitar si, lo descartaría, la descartaría,
    descarta, queda descartad*, queda fuera, lo dejaría fuera, la dejaría fuera, dejaría fuera, último
    recurso, como último recurso, última opción, solo como último, no repet*, no repito, no repetiré, no
    repetiría, no vuelvo a, no volveremos, no volvería a, jamás volvería, nunca volvería, arrojar dinero,
    dinero perdido, dinero malgastado, malgastar, malgasto, despilfarro, mala compra, mala elección, mala
    inversión, mala idea, mal negocio, prudencia con, mucha cautela, extremar la precaución, precaución con,
    cautela con, mucho cuidado, ten cuidado con, tenga cuidado con, sería prudente con, andaría con cuidado,
    iría con cuidado, iría con cautela, iría con pies de plomo, pies de plomo, desconfi*, farolillo rojo,
    colista, el menos recomendable, la menos recomendable,
    las descartaría, los descartaría, descarté, he descartado, la he descartado, lo he descartado,
    quedan descartad*, quedan fuera, se queda fuera, se quedan fuera, los dejaría fuera, dejé fuera,
    he dejado fuera, no la incluiría, no lo incluiría, no lo incluí, no la incluí, no entra en,
    no entran en, no encajan, no encaja con, no encaja en, no cumple con, no cumple los requisitos,
    no cumple tus, no es para ti, no es para usted, no es lo que, no es la solución, no es la indicada,
    no es el indicado, no es la más indicada, no es el más indicado, no está pensado para,
    no está pensada para, no está hecho para, no está hecha para, no le conviene, no compensa, no compensan,
    no sale a cuenta, no renta, no merece, no merecen, no tiene sentido, no tienen sentido,
    tiene poco sentido, carece de sentido, sin sentido, difícilmente recomendable, me cuesta recomendar,
    no sería mi, no sería mi primera, no es mi primera, no es mi recomendación, no la compraría,
    no los compraría, no lo contrataría, no la contrataría, no se fíe, no confiaría, no me arriesgaría,
    no apostaría, no iría, pase de largo, sáltate, sáltese, saltárselo, me lo saltaría, te lo puedes saltar,
    puedes prescindir, se puede prescindir, prescinde, prescindiría, prescindible*, mejor evitarlo,
    mejor evitarla, conviene evitarla, conviene evitarlo, las evitaría, evítalo, evítala, evítelo, evítela,
    busca otro, busque otra, busque otro, mejor esperar, espera a, espere a,
    esperaría, yo esperaría, conviene esperar, hay mejores, existen mejores, hay opciones mejores,
    hay alternativas mejores, hay mejores alternativas, hay mejores opciones, existen mejores alternativas, existen mejores opciones, tienes mejores opciones, hay cosas mejores, por ese precio hay,
    por ese dinero hay, por lo mismo, por el mismo precio hay, otros lo hacen mejor, otras lo hacen mejor,
    la última opción, la última de mi lista, segunda opción como mucho, solo si no hay, solo si no queda,
    únicamente si no hay, si no hay más remedio, a falta de, a falta de algo mejor, lotería, una lotería,
    ruleta rusa, jugársela, jugártela, apuesta arriesgada, mala decisión, sería un error, craso error,
    error caro, tirar dinero, dinero a la basura, derroche, perder el tiempo, saca de quicio,
    mucho cuidado con, mucho ojo, ándate con, con pies de plomo, con cautela, con mucha cautela,
    con muchas reservas, con pinzas, cógelo con pinzas, con pinzas hay, desconfía, desconfíe, desconfiaría,
    desconfiar, piénsalo dos veces, piénselo dos veces, pensárselo dos veces, pensaría dos veces,
    lo pensaría, me lo pensaría,
    no aconsej*,
    # plain words, and how short items tell
    yo no elegiría, yo no reservaría, yo no pagaría, yo pasaría de, yo lo {evitaría/descartaría}, mejor evitar*,
    mejor descartar*, ni te acerques, huye de, huid de, no pierda el tiempo, no te lo recomiendo, piénsatelo,
    poco convincente, pocos convincentes, no convence`,
  diverts: `mejor elegir, mejor opta por, mejor busca`,
  expected: `
    # lo que se da por hecho
    modo {sin conexión/offline/oscuro/noche}, app móvil, aplicación móvil, versión {gratuita/móvil/de prueba},
    plan gratuito, periodo de prueba, api, integración*, integraciones, exportación, autenticación en dos
    pasos, doble factor, cifrado, atención telefónica, soporte telefónico, soporte en español, soporte 24
    horas, atención al cliente, servicio técnico, servicio posventa, chat en vivo, garantía, repuestos,
    recambios, conector de auriculares, carga rápida, carga inalámbrica, cancelación de ruido, certificación,
    certificaciones, aparcamiento, aire acondicionado, reembolso*, devolución, devoluciones, transparencia,
    respuesta*, actualizaciones, licencia,
    # lo que ha de hacer
    funcion*, respond*, contest*, llam*, lleg*, entreg*, aguant*, conect*, reconoc*, encaj*, resuelv*,
    solucion*, cumpl*, respet*, justific*, compit*, convenc*, convenz*, actualiz*, repar*, indemniz*, explic*,
    estuvo a la altura, está actualizad*, disponible*,
    # más estrecho
    ayudan, ayudaron, dura, duran, duró, carga bien, cargan bien`,
  topics: `gestión de, gestión del, programas de, programa de, software de, herramienta de, se ocupa de, se dedica a,
    consejos contra, consejos sobre, guía de, estadísticas sobre, estadísticas de, en caso de, seguro contra,
    prevención de, detección de, tratamiento de, tratamiento contra, indemnización por, despacho de, registro
    de,
    # lo que se hace contra las faltas
    reduce, reducir, reducen, elimina, eliminar, eliminan, previene, prevenir, detecta, detectar, corrige,
    corregir, minimiza, minimizar, combate, combatir, disminuye, protege contra, protege de`,
  proposes: `
    {elige/elija/prueba/pruebe/mira/mire/opta por/opte por/empieza por/empieza con/busca/considera/apuesta por},
    yo elegiría, yo iría a, empezaría por, me quedaría con, te recomiendo, la opción es, seguida de, seguido de,
    échale un vistazo a, la llevaría a`,
  proposesBehind: `es la opción, es una opción, es la elección, encaja, te conviene, es lo más, merece`,
  negates: `improbable, poco probable, no, ni, nunca, jamás, sin, ningún, ninguna, ninguno, nada, tampoco, poco,
    menos, lejos de,
    no tiene, no ofrece, no hay, no dispone de, no cuenta con, no trae, no admite, no es, no está, no son,
    falta de, carece de, carecen de, sin ningún, sin ninguna, no siempre`,
  boosts: `muy, realmente, extremadamente, sumamente, especialmente, increíblemente, absolutamente, totalmente, súper, tan, bastante`,
  weakens: `algo, un poco, relativamente, a veces, ligeramente, puede ser, puede resultar, podría`,
  turns: `pero, sin embargo, aunque, no obstante, mientras que, en cambio, por el contrario, a pesar de, pese a, eso sí`,
  than: `comparado con, comparada con, en comparación con, a diferencia de, frente a`,
  beats: `mejor que, mejores que, supera a, supera al, gana a, le gana a, superior a, superior al, por encima de,
    por delante de, aventaja a, vueltas al de, vueltas a, mas fiable que, más rápido que, le da mil vueltas al
    de, le da mil vueltas al, le da mil vueltas a, da mil vueltas al, da mil vueltas a, da mil vueltas al de,
    le saca mucha ventaja a, le saca ventaja a, saca ventaja a, le saca una cabeza a, le gana la partida a, le
    gana por goleada a, gana por goleada a, se impone a, se impone al, derrota a, derrota al, bate a, bate al,
    deja atrás a, deja atrás al, deja en pañales a, deja en pañales al, se come a, barre a, eclipsa a, más
    silencioso que, más resistente que, más barato que,
    más fácil que, más fácil de usar que, más ligero que, más ligera que, más preciso que, más precisa que,
    más completo que, más completa que, más cómodo que, más cómoda que, más intuitivo que, más intuitiva que,
    más potente que, más seguro que, más segura que, más flexible que, más duradero que, más barata que, mejor
    acabado que, por encima del, por delante del, un paso por delante de, un escalón por encima de, supera con
    creces a, se impone con claridad a`,
  loses: `peor que, inferior a, inferior al, por detrás de, por debajo de, menos fiable que, pierde frente a, no le
    llega a la suela del zapato a, no le llega ni a la suela del zapato a, no llega al nivel de, no está a la
    altura de, no puede con, cae ante, sale perdiendo frente a, sale perdiendo ante, pierde ante, palidece
    ante, queda por detrás de,
    por detrás del, por debajo del, peor que el, peor que la, menos potente que, menos preciso que, menos
    precisa que, menos completo que, menos completa que, menos cómodo que, menos cómoda que, menos intuitivo
    que, menos intuitiva que, menos flexible que, menos resistente que, menos duradero que, menos silencioso
    que, menos rápido que, más lento que, más lenta que, más ruidoso que, más ruidosa que, más frágil que, más
    complicado que, más complicada que, no tan bueno como, no tan buena como, no es tan bueno como, no es tan
    buena como, no es tan fiable como, no es tan potente como, no es tan rápido como, no es tan completo como,
    no tan fiable como, no puede competir con, no compite con, no rivaliza con, no alcanza a, no llega a la
    altura de, queda lejos de, lejos de igualar a, superado por, superada por, va por detrás de, va a la zaga
    de, se queda por detrás de, se queda lejos de, sale perdiendo con, sale perdiendo frente al, sale
    perdiendo contra, pierde contra, pierde terreno frente a, pierde terreno ante, un paso por detrás de, un
    escalón por debajo de`,
  joins: `y, e`,
  merits: `ventajas, ventaja, pros, pro, puntos fuertes, fortalezas, lo bueno, a favor, puntos a favor, positivo, lo
    mejor, ideal para, perfecto para, recomendado para,
    aspectos positivos, puntos positivos, lo que gusta, lo que más gusta, lo que nos gusta, razones para
    elegir, por qué elegir`,
  flaws: `desventajas, desventaja, contras, contra, puntos débiles, debilidades, lo malo, en contra, inconvenientes,
    negativo, limitaciones, lo peor, menos adecuado para,
    lo menos bueno, lo que no convence, lo que no nos gusta, lo que menos gusta, lo que falla, aspectos
    negativos, aspectos a mejorar, puntos a mejorar, puntos negativos, puntos negros, quejas frecuentes,
    críticas frecuentes, principales quejas, dónde falla, dónde flaquea`,
  shuns: `que evitaría, descartad*, que he descartado, fuera de la lista, no recomendad*, menos recomendab*, poco
    recomendab*, con precaución, con cautela, con cuidado, no merecen la pena, no valen la pena, excluid*,
    a evitar, marcas a evitar, cuáles evitar, qué evitar, cuál evitar, las que evitaría, los que evitaría, con
    pinzas, donde tendría cuidado, las que descarto, los que descarto, que descarto, que no compraría, los que
    no compraría, las que no compraría, decepciones, las decepciones, los perdedores, mejor no comprar,
    las que yo evitaría, los que yo evitaría, conviene evitar, mejor evitar, para evitar, los que descarté,
    las que descarté, los que he descartado, las que he descartado, descartados, descartadas, descartado,
    se quedan fuera, se quedaron fuera, las que dejaría fuera, los que dejaría fuera, no incluidos,
    no incluidas, los que no recomiendo, las que no recomiendo, los que no recomendaría,
    las que no recomendaría, no recomendados, no recomendadas, menos recomendables, menos adecuados,
    menos adecuadas, menos indicados, menos indicadas, no tan recomendables, poco recomendables, no encajan,
    no te convienen, con reservas, precaución con, cuidado con, ojo con, desconfía de, por qué no,
    por qué descarté, los peores, las peores, peor valorados, peor valoradas, suspensos,
    # plain words, and how short items tell
    menos convincentes, para olvidar, los decepcionantes,
    menos convincente`,
  conditions: `si, cuando`,
  neutral: `{sus/los/de/identificar/identifiquen/tus/propios} errores, aprender del error,
    {resolución/resolver/solucionar/plantear} {problemas/problemas sencillos}, buena pregunta, no solo, buenas
    prácticas, mejores prácticas, buena suerte, bien sea, más bien, si bien, o bien, así como, tan bien como,
    para evitar, ayuda a evitar, evitar errores, mejor comprensión, comprender mejor, entender mejor,
    prestaciones a medida, gama media, precio medio, sin duda, resolver problemas, resolución de problemas, en
    caso de problemas, dolor crónic*, enfermedades graves, prevención de fraude, como mínimo, falta de tiempo,
    mejorar, código abierto, política de cancelación, cancelación gratuita, cancelar en cualquier momento,
    seguros de, seguro de, seguro médico, seguros, compañía de seguros, por lo tanto, más tarde, tarde o
    temprano, de la tarde, tarjeta de, corrección de errores, mensaje de error, gran cantidad, gran parte,
    gran empresa, grandes marcas, ventajas competitivas, ventaja competitiva, detectar errores, corregir
    errores, encontrar errores, detección de errores, detección de {fraudes/fraude/fallos/fugas}, prevención
    de {fraudes/pérdidas/riesgos/robos}, lucha contra el {fraude/cáncer/crimen}, seguro {contra robo/de
    accidentes/de vida}, seguros de {accidentes/vida/salud}, cáncer de, dolor {lumbar/crónico/muscular},
    alivio del dolor, películas de {guerra/terror}, juegos de guerra, piel {seca/sensible}, pelo
    {seco/dañado}, quitamanchas, cadena de frío, bebidas frías, café frío, frío polar, falsos positivos,
    alarma antirrobo, robo de identidad, asistencia en carretera, tasa de error, larga duración, regulares,
    regularmente, hace falta, haga falta, sin falta, care, apenas consume,
    # faltas que se nombran sin reprochar
    sin {costes ocultos/cargos ocultos/comisiones/permanencia/letra pequeña/sorpresas}, si no
    {necesitas/necesita/quieres/quiere/te importa/le importa}, ya no hace falta, no duda en, no te preocupes,
    sin preocuparse, más pobres, países pobres, obstáculos {de la/del camino}, carrera de obstáculos, evita
    {multas/sanciones/obstáculos}, evitan obstáculos, detecta obstáculos, demandas {de energía/del mercado},
    denuncia {el robo/al}, agotado físicamente, luces de cortesía, gestión de
    {cancelaciones/devoluciones/incidencias/ausencias/quejas y}, cancelaciones gratuitas, saque directo, ojo
    seco, recortar {césped/barba/vídeos}, recortes {presupuestarios}, tirado de precio, gancho para, huele a
    {limpio/vainilla/lavanda/fresco/pan}, autor investigado, papel reciclad*, correos electrónic*, aprovecha*,
    sin {errores/fallos/averías/retrasos/demoras/cortes/caídas/quejas/ruido/ruidos/comisiones/multas/engaños/presiones/agobios/humos/olores/cancelaciones},
    no {es caro/es cara/molesta/hace ruido/huele/se cuelga/se rompe/irrita/reseca/falla/se estropea/pesa/engaña/presionan/decepciona/defrauda},
    en caso de {avería/averías/robo/pérdida/accidente/retraso/cancelación/daño/daños/queja/fallo/rotura/demora},
    seguro {de cancelación/contra robo/de robo},
    contra {robo/robos/averías/incendios/daños/plagas/mosquitos/insectos/humedad},
    anti{robo/arrugas/humedad/moho/ruido},
    gestión de {quejas/reclamaciones/incidencias/averías/errores/denuncias},
    reparación de {averías/humedades/roturas}, reclamaciones de {vuelos/consumo},
    reclamación de {vuelos/deudas/cantidades}, abogados de, abogado de,
    detección de {fraude/fraudes/fugas/errores/intrusos}, prevención de {fraude/fraudes/fugas},
    reduce {el ruido/errores/averías/la humedad}, evita {errores/el ruido/la humedad/fugas},
    alergias alimentarias, personas con alergia, planta, plantas, planificación, planes, plan de,
    plan básico, plan anual, plan mensual, plan familiar, plan premium, planchar, plancha*, plano, planos,
    plana mayor, pantalla plana, tarifa plana, fríos, frigorífico, fritura, agua fría, aire frío,
    clima frío, cámara frigorífica, frío industrial, agrícol*, agricultor*, agricultura, regular el,
    regular la, vuelos regulares, línea regular, estado regular, con regularidad, muy demandad*,
    alta demanda, bajo demanda, a demanda, demanda de, la demanda, gran demanda, mucha demanda, pegatina*,
    pegamento*, despegue, compromiso con, sin compromiso, compromiso social, sacrificar, a cambio de,
    aparte de, además, aparte, molestias musculares, retraso escolar, informales, ropa informal,
    estilo informal, comida informal, peligro de extinción, atrás quedan, queja formal,
    hoja de reclamaciones, humedad relativa, control de humedad, sensor de humedad, largas distancias,
    largas jornadas, negarse, viejos amigos, viejo continente, casco viejo, pescado crudo, alimentos crudos,
    quema de grasa, quema grasa, quemar calorías, quema calorías, congelados, alimentos congelados,
    ruido blanco, cancelación de ruido, cancelación activa, reducción de ruido,
    evita {sustos/errores/problemas/disgustos/sorpresas/fraudes/atascos/colas/pérdidas/duplicados/esperas/fugas/roces/ruidos/malentendidos},
    {conceptos/comandos/conocimientos/nociones/programación/destrezas/habilidades/nivel/niveles/patrones/tareas/funciones/estructuras/lógica/versión/fundamentos} básic*,
    prueba y error, ensayo y error, resuelven problemas, resuelve problemas, descomposición de problemas,
    planteamiento de problemas,
    {proyectos/juegos/videojuegos/problemas/tareas/programas/estructuras/algoritmos/animaciones} complej*, {proyectos/juegos/videojuegos/problemas/tareas/programas/estructuras/algoritmos/animaciones} más complej*,
    {eliminan/elimina/reduce/reducen/sin/sin la} {la complejidad/complejidad}, brecha de género,
    brecha digital, brechas de género, no requiere experiencia, enganchan, engancha, brecha salarial,
    reconocimiento básic*,
    # plain words, and how short items tell
    no es una estafa, no es un timo, {cuidado/ojo} con los horarios, exige cuidado`,
};
